/** What Isabeau the Envious tells of Fief. */
export default {
  'course.narrator': 'Isabeau',
  'course.lead': 'Isabeau, who always knows what the neighbours have and how they came by it, shows you how a family rises.',

  'lesson.house': 'A house of your own',
  'lesson.house.start.goal': 'Settle at Sigy',
  'lesson.house.start.told':
    'So, a new family at court; let me look at you. Your first castle goes where you please. If I were you (and I often wish I were somebody), I would take Sigy: a county of three villages, soon held, and the seat of a bishopric, as the purple 5 says: two votes when its Bishop is elected.',
  'lesson.house.start.done':
    'A castle, a knight, three sergeants and Lord Charles. Not much yet. Others began with less and dine on silver now.',
  'lesson.house.start.wrong.other':
    'It is not a bad view. But a title wants every village of its fief, and Sigy’s county has only three, and one of them is the seat of a bishopric. Begin there.',
  'lesson.house.lord.goal': 'Bring Baudouin into the family',
  'lesson.house.lord.told':
    'You have drawn a Lord! Play him: Baudouin comes to your castle. Only Lords lead troops, bear titles and stand for office, and one Lord can only be in one place. Four of them make a family.',
  'lesson.house.lord.done': 'Two Lords already. Look at Tancrède over there, counting yours.',
  'lesson.house.lord.wrong.harvest': 'It adds 1 écu for every mill there, and there is not a single mill. Keep it; play Baudouin.',
  'lesson.house.lord.wrong.end': 'You keep Baudouin in your sleeve for a whole round? A Lord in hand commands nobody.',

  'lesson.purse': 'Money',
  'lesson.purse.mill.goal': 'Build two mills',
  'lesson.purse.mill.step.1': 'a first mill',
  'lesson.purse.mill.step.2': 'and a second',
  'lesson.purse.mill.told':
    'Six écus. Every village you hold brings 1 a round; a mill brings 2, and costs 3. There are fifteen mills in the whole kingdom and two at most in one village. Have both, before somebody else does.',
  'lesson.purse.mill.done': 'Four écus a round, for ever, or until somebody burns them down. I would.',
  'lesson.purse.mill.wrong.troops': 'Soldiers eat; mills pay. A mill has earned its price in two rounds, a knight never.',
  'lesson.purse.mill.wrong.done': 'Six écus in a stocking! Nobody ever became a countess that way. Mills, quickly.',

  'lesson.march': 'On the road',
  'lesson.march.march.goal': 'Hold all three villages of Sigy',
  'lesson.march.march.step.1': 'take a second village',
  'lesson.march.march.step.2': 'and the third',
  'lesson.march.march.told':
    'Sigy is yours; Saint-Ciers and Marcamps belong to nobody. Send Baudouin, and let Charles, two sergeants and the knight go with him. A Lord makes two steps a round: on the way, leave a sergeant in Saint-Ciers. One man is enough to hold a village.',
  'lesson.march.march.done':
    'Three villages, one sergeant each and no blood. Troops move only with a Lord; remember that when you count on reinforcements.',
  'lesson.march.march.wrong.castle':
    'Nobody stayed at home, and a village without a unit is nobody’s, castle and mills and all. Leave a sergeant in Sigy.',
  'lesson.march.march.wrong.empty': 'You took everybody along, and Saint-Ciers is nobody’s again. Leave one sergeant behind as you pass.',
  'lesson.march.march.wrong.astray': 'A pretty place, in somebody else’s fief. The county wants Saint-Ciers and Marcamps.',
  'lesson.march.march.wrong.end': 'They stay by the fire, and the villages stay empty. Anyone may walk in.',

  'lesson.title': 'Titles and taxes',
  'lesson.title.title.goal': 'Become Count of Sigy',
  'lesson.title.title.step.1': 'buy the title',
  'lesson.title.title.step.2': 'give it to a Lord',
  'lesson.title.title.told':
    'All three villages are yours, and one has a castle: now the title is for sale, 2 écus a village. Buy it and give it to a Lord. It is your first point, and three points win. You see why I am green.',
  'lesson.title.title.done':
    'Count of Sigy: one point. The castle has become a City, and whoever takes the City takes the title with it. Do lock the door.',
  'lesson.title.title.wrong.spent': 'A second castle, and no money left for the title. It cost 6 écus and was a point.',
  'lesson.title.title.wrong.done': 'You walked past a title that was yours for 6 écus. I could weep.',
  'lesson.title.tax.goal': 'Tax your county',
  'lesson.title.tax.told':
    'A round later you hold a tax card. Play it as a taille on your county: 2 écus from every village of it. Only the holder of a title may do that. (Othon wants to join the family too; one thing need not hinder the other.)',
  'lesson.title.tax.done':
    'Six écus more when incomes are paid, for a piece of parchment. With a Bishop in the family it could have been a tithe: all that the mills of a bishopric yield.',
  'lesson.title.tax.wrong.end': 'The card stays in your hand and the six écus in their pockets. Play it first, then end your turn.',
  'lesson.title.second.goal': 'Win a second point in Saint-Paul',
  'lesson.title.second.step.1': 'a castle in the barony',
  'lesson.title.second.step.2': 'the title',
  'lesson.title.second.told':
    'Eighteen écus! You also hold both villages of the Barony of Saint-Paul, but there is no castle there, and without one no title. A castle costs 10, the barony 4. Do you see it? I saw it at once.',
  'lesson.title.second.done': 'Two points, and 4 écus to spare. One more and you are done; and now everybody at this table knows it.',
  'lesson.title.second.wrong.elsewhere': 'A castle, yes, but not in the barony. It must stand in Saint-Paul or Les Essarts.',
  'lesson.title.second.wrong.done': 'With eighteen écus! A castle and a title cost fourteen.',

  'lesson.vote': 'Win this vote',
  'lesson.vote.king.goal': 'Make Charles King',
  'lesson.vote.king.told':
    'The crown is free. Étienne, of Raoul’s house, has the votes of two Lords. You have three titled Lords, one vote each, and two of them are Bishops. A King needs 3 votes, more than anybody else, and a Cardinal or two Bishops among them. Count, then vote.',
  'lesson.vote.king.done':
    'Long live King Charles: a third point, if he lives until points are counted at the end of the round, and 5 écus each time. Votes are secret and opened together, so smile until then.',
  'lesson.vote.king.wrong.short':
    'Too few: the King needs at least 3 votes, two Bishops’ among them, and more than any other. You have exactly enough; hold nothing back.',
  'lesson.vote.king.wrong.etienne': 'You voted for Raoul’s man? Every vote you give him is one that Charles lacks; he needs all three.',

  'lesson.battle': 'A battle',
  'lesson.battle.battle.goal': 'Take a Lord captive at Beaujeu',
  'lesson.battle.battle.step.1': 'declare the battle',
  'lesson.battle.battle.step.2': 'leave him without troops',
  'lesson.battle.battle.told':
    'Two Lords of Tancrède’s have come to Beaujeu with a single sergeant. Your Othon has three. A sergeant counts 1 point, like a Lord who is a man; a knight 3; up to six points give one die. A Lord whose last soldier falls is captured. Attack, pass when cards are asked for, and fight.',
  'lesson.battle.battle.done':
    'Arthur and Thierry, both at once, for two sergeants! A captive cannot march or vote, and his family will pay for him.',
  'lesson.battle.battle.wrong.surrender':
    'You surrendered? Now Othon sits in their dungeon, and your sergeants are gone. One sergeant stood against three.',
  'lesson.battle.battle.wrong.end': 'They came with one sergeant, and you let them go. Nobody must fight; but sometimes one should.',

  'lesson.bargain': 'Marriages and bargains',
  'lesson.bargain.dowry.goal': 'Marry, with a dowry',
  'lesson.bargain.dowry.told':
    'Another house, four families. Ermengarde wants your Quentin for her Isabelle; and as she fears a no, she has laid a bargain beside it: 3 écus for your yes. Allied families win together, with four points between them. Do not answer the question: accept the bargain.',
  'lesson.bargain.dowry.show': 'Like this: on Ermengarde’s open sheet, touch Accept. Your yes is part of it.',
  'lesson.bargain.dowry.done':
    'Married, allied and 3 écus the richer. A bargain is carried out at once, word for word; promises bind nobody. I could tell you stories.',
  'lesson.bargain.dowry.wrong.yes': 'Married, yes, and for nothing! With your yes her bargain lapsed, and the 3 écus stay with her.',
  'lesson.bargain.dowry.wrong.no': 'You refused a bride and 3 écus. Two families need four points between them; you alone need three.',
  'lesson.bargain.captive.goal': 'Offer a captive for at least 3 écus',
  'lesson.bargain.captive.told':
    'The next round. Thierry and Arthur eat at your table, and Tancrède has 11 écus. Propose a bargain to him: you give the release of Thierry, you want at least 3 écus, which is the usual ransom. You may do so whenever the table waits for somebody.',
  'lesson.bargain.captive.show':
    'Like this: open a bargain with Tancrède, put Thierry on your side of the sheet and 3 écus on his, and send it.',
  'lesson.bargain.captive.done':
    'Sent; only he sees it, and it stays open until the phase ends. Money, a village, a captive or a yes may change hands this way.',
  'lesson.bargain.captive.wrong.release': 'You let him go for nothing! They would have paid 3 écus at least.',
  'lesson.bargain.captive.wrong.cheap': 'That is less than the ransom they must pay in any case. Ask for 3 écus or more.',

  'lesson.siege': 'Sieges',
  'lesson.siege.besiege.goal': 'Cut off Saint-Médard',
  'lesson.siege.besiege.told':
    'Baudouin and a knight stand before Saint-Médard: 4 points, one die. But it is a City, which takes two dice from whoever storms it, and of your one nothing is left. So do not storm it. Besiege it.',
  'lesson.siege.besiege.done':
    'Now nothing goes in or out, and its mills bring Raoul nothing. From the next round on a siege engine would give you back a die.',
  'lesson.siege.besiege.wrong.assault': 'One die, less two for the City: you would not even roll. Whoever lacks engines besieges first.',
  'lesson.siege.besiege.wrong.end': 'Then why did you come? Besieged, the City would bring Raoul nothing.',
  'lesson.siege.sortie.goal': 'Break this siege',
  'lesson.siege.sortie.step.1': 'attack the besiegers',
  'lesson.siege.sortie.step.2': 'fight a round',
  'lesson.siege.sortie.step.3': 'the siege is over',
  'lesson.siege.sortie.told':
    'Once more another house, and this time you are shut in: Raoul’s Blanche besieges your Mazilles with a knight and a sergeant, 5 points with her own. Behind the gate Louis has two knights and two sergeants: 9 points, two dice. Out with them, before she brings friends.',
  'lesson.siege.sortie.done':
    'Four hits to none, the siege is over, and Blanche is your guest. In a sortie the walls protect nobody; numbers do.',
  'lesson.siege.sortie.wrong.end': 'You wait, your village brings nothing, and Blanche sends for an engine. You are stronger today.',
  'lesson.siege.sortie.wrong.other':
    'A fight somewhere else leaves you just as shut in. The siege ends when the besieger has no troop left there.',
  'lesson.siege.sortie.wrong.surrender': 'With 9 points against 5? Louis is captive, and Mazilles is hers, title and all.',

  'lesson.win': 'How one wins',
  'lesson.win.pope.goal': 'Win your third point',
  'lesson.win.pope.told':
    'King Charles has been murdered; I am told it was Arthur, from your own dungeon. Two points are left. But the Holy See is vacant, and of two Cardinals both are yours. The Pope is a point, and needs more than half of the Cardinals’ votes.',
  'lesson.win.pope.done':
    'Three. Points are counted at the end of the round: until then everyone will come for your City, your Pope or your villages. Hold, and you have won. I am so happy for you.',
  'lesson.win.pope.wrong.half': 'One vote of two is not more than half. Both of your Cardinals must vote for Othon.',

  'lesson.round': 'A whole round',
  'lesson.round.whole.goal': 'Play the first round and hold two villages',
  'lesson.round.whole.step.1': 'a village',
  'lesson.round.whole.step.2': 'a second Lord',
  'lesson.round.whole.step.3': 'a second village',
  'lesson.round.whole.step.4': 'round 2',
  'lesson.round.whole.told':
    'Now alone, against Raoul and Tancrède, who are polite today. Settle, draw a Lord and play him, buy, march, and leave a man wherever you pass. If surprise cards are asked for, pass; and spare your mills when it is asked what you pillage.',
  'lesson.round.whole.why':
    'Seven phases make a round: marriages and elections, cards, income, purchases, marches, battles, and the count of points. Three points win, at the end of a round.',
  'lesson.round.whole.done': 'A round, and you hold more than you began with. Now do it until you have three points. I shall be watching.',
  'lesson.round.whole.wrong.alone': 'The round is over, and you still sit in your one village. Somebody else is collecting the others.',
};
