/** What Chancellor Gilles tells of Medioevo Universale. */
export default {
  'course.narrator': 'Gilles',
  'course.lead':
    'Gilles, chancellor of Hungary, has served three kings and buried two. He shows you how to rule without becoming the third.',

  'lesson.realm': 'Your kingdom',
  'lesson.realm.village.goal': 'Found your first village at Buda',
  'lesson.realm.village.told':
    'Welcome to Hungary, Sire: seven territories in red, four of them with a town on the map. One village is free. Found it at Buda, in Pannonia: your own land lies all around it.',
  'lesson.realm.village.done':
    'Buda has a baker now. A village counts as one more territory when taxes are raised, and lets you recruit one unit more.',
  'lesson.realm.village.wrong.elsewhere':
    'It may stand there, but every pirate passes by. Buda, in Pannonia, has your own land on three sides; found it there.',
  'lesson.realm.wagons.goal': 'Place your archer and two transports',
  'lesson.realm.wagons.step.1': 'the archer to Transylvania',
  'lesson.realm.wagons.step.2': 'a war wagon beside him',
  'lesson.realm.wagons.step.3': 'a caravan to Slavonia',
  'lesson.realm.wagons.told':
    'Soldiers here do not walk; they are driven. So the archer goes to Transylvania and a war wagon of level I goes to the same place. The caravan goes to Slavonia, where Zagreb sells furs. Two levels in all, and that is all you get.',
  'lesson.realm.wagons.done': 'An army that can move and a caravan that stands at its wares. My second king needed years for that.',
  'lesson.realm.wagons.wrong.archer':
    'He would stand there alone for a long time: by land units move only in a war wagon that stands where they are. Transylvania it shall be.',
  'lesson.realm.wagons.wrong.apart':
    'The archer is in Transylvania. Without a war wagon in the same territory he will stay there till he dies.',
  'lesson.realm.wagons.wrong.furs': 'It can trade from there too, but the furs are sold at Zagreb, in Slavonia. Begin where the goods are.',

  'lesson.order': 'Who comes first',
  'lesson.order.bid.goal': 'Become first player for 50 florins at most',
  'lesson.order.bid.told':
    'Every turn begins with sealed bids. Whoever bids most moves first and fights without a penalty. Only the winner pays, and he pays the last. Théodora of Byzantium has never bid more than 20. She is careful with money; it is her one weakness.',
  'lesson.order.bid.show': 'Like this: a bid of 30 florins. She never goes beyond 20.',
  'lesson.order.bid.done': 'First, and cheaply. Your florins went to her, mind: in this game no money is lost, it merely changes its mind.',
  'lesson.order.bid.wrong.low':
    'She bid 20, so she is first, and your attacks carry a penalty for the whole turn. A little more would have done.',
  'lesson.order.bid.wrong.dear': 'You are first, and she is rich: the whole bid went into her purse. She never bids more than 20.',

  'lesson.taxes': 'Taxes without revolt',
  'lesson.taxes.tax.goal': 'Raise more than the least, and keep the peace',
  'lesson.taxes.tax.step.1': 'levy 20',
  'lesson.taxes.tax.step.2': 'pay your people',
  'lesson.taxes.tax.told':
    'The level is multiplied by your territories, villages and towns. But next turn a card tells how much the people tolerate, and every 10 above it is a rebellion. Beside each level you see the risk. At 20 it is one in ten; I have slept well on worse.',
  'lesson.taxes.tax.show': 'Like this: a tax of 20 florins for each territory.',
  'lesson.taxes.tax.done': '160 florins in, 60 out: each unit, wagon and caravan costs 20 a turn. Large armies are eaten from within.',
  'lesson.taxes.tax.wrong.meagre': 'Nobody will rise at 10, and nobody will be paid either: 80 florins against 60 for upkeep. Take the 20.',
  'lesson.taxes.tax.wrong.revolt':
    'At 30 the risk is one in three, at 40 two in three. Each rebellion puts a horde into your own land, and it burns what it finds.',
  'lesson.taxes.tax.wrong.disband': 'You saved 20 florins and lost a soldier who cost 50. You can pay; so pay.',

  'lesson.army': 'An army',
  'lesson.army.recruit.goal': 'Recruit two heavy infantry beside the war wagon',
  'lesson.army.recruit.step.1': 'the first, in Transylvania',
  'lesson.army.recruit.step.2': 'the second beside him',
  'lesson.army.recruit.told':
    'Purchases! Touch heavy infantry, then Transylvania, where your wagon waits. It carries three: the archer and two more. Units are raised only where there is a town or a fortress of yours.',
  'lesson.army.recruit.done':
    'Three units, three places in the wagon. Heavy infantry lowers your own losses, and when hit it fights on as light infantry.',
  'lesson.army.recruit.wrong.far':
    'Good men, on the wrong side of the kingdom: the wagon is in Transylvania, and without it they go nowhere.',
  'lesson.army.recruit.wrong.light':
    'That is another trade. Heavy infantry lowers your losses in every round; for the road we have in mind I want two of them.',
  'lesson.army.recruit.wrong.done': 'The phase is over, and the wagon has two seats empty. Four units you might have raised this turn.',

  'lesson.arts': 'A technology',
  'lesson.arts.town.goal': 'Make Buda a town',
  'lesson.arts.town.step.1': 'study Masonry',
  'lesson.arts.town.step.2': 'build the town',
  'lesson.arts.town.told':
    'Nobody builds what nobody understands. Study Masonry, the first of the green technologies; then raise the village at Buda to a town. Every use costs a green point; your green token gives one a turn, and missing points cost 100 florins each.',
  'lesson.arts.town.done':
    'A town: two more for the taxes and two more recruits. The token lies face down till the end of the turn, then it serves again.',
  'lesson.arts.town.wrong.other': 'Worth having, one day. For buildings of stone it is Masonry, and your token is green.',
  'lesson.arts.town.wrong.village': 'A building, but not the one: Buda has its village already and only needs one level more.',
  'lesson.arts.town.wrong.done':
    'You have 1620 florins and leave the shop with empty hands. My third king did that too; he is the one I have not buried yet.',

  'lesson.war': 'March and battle',
  'lesson.war.march.goal': 'Lead all three units into Bulgaria',
  'lesson.war.march.step.1': 'load the wagon',
  'lesson.war.march.step.2': 'into Bulgaria',
  'lesson.war.march.told':
    'Choose the war wagon, load all three, then go by the Banate of Severin into Bulgaria. A step costs one movement point; you have six. Bulgaria belongs to nobody, so a horde will meet you there.',
  'lesson.war.march.done':
    'There they are: two light infantry and a captain, as the War Circle says. It says so for every horde of this turn, so you knew.',
  'lesson.war.march.wrong.empty': 'A splendid wagon, and nobody in it. Units go along only if they are loaded before it drives off.',
  'lesson.war.march.wrong.elsewhere': 'A battle, but for a land without a city: conquered, it brings no honour. Tarnovo in Bulgaria does.',
  'lesson.war.march.wrong.pass': 'You have passed with a full wagon. When all pass, combat is over for this turn.',
  'lesson.war.battle.goal': 'Win the battle and conquer Tarnovo',
  'lesson.war.battle.step.1': 'fight',
  'lesson.war.battle.step.2': 'keep your dice',
  'lesson.war.battle.told':
    'Three dice for each side: the highest is the attack, the lowest one’s own losses. Theirs lie in the War Circle: they attack with 4. Fight, and if your highest die is above 4, leave your dice as they are.',
  'lesson.war.battle.done':
    'Eight against four: three points of damage, three barbarians. Tarnovo is an inhabited zone, so its conquest is worth 1 honour. And honour, Sire, is what wins.',
  'lesson.war.battle.wrong.flee': 'Fleeing from barbarians costs 1 honour, and you had not even thrown a die.',

  'lesson.trade': 'Furs for Constantinople',
  'lesson.trade.furs.goal': 'Buy two furs at Zagreb',
  'lesson.trade.furs.step.1': 'choose the caravan',
  'lesson.trade.furs.step.2': 'buy two furs',
  'lesson.trade.furs.told':
    'War has a phase, and so has trade. Your caravan stands in Slavonia; Zagreb sells furs at 100 florins. It carries two cubes of goods, and buying costs it one of its six movement points.',
  'lesson.trade.furs.done': 'Two furs, no moths. No zone buys what it makes itself, so they must go where nobody hunts.',
  'lesson.trade.furs.wrong.one': 'There was room for two, and the road is just as long for one.',
  'lesson.trade.furs.wrong.left': 'The caravan is ready, and empty. First buy, then drive.',
  'lesson.trade.pact.goal': 'Get leave to trade in Byzantium',
  'lesson.trade.pact.told':
    'Constantinople would pay, but it is Théodora’s, and in another’s land nobody trades without leave. As it happens she proposes a pact: it gives you the right to trade in her territories. Read it, then accept.',
  'lesson.trade.pact.show': 'Like this: accept the offer of Théodora, in the column beside the board.',
  'lesson.trade.pact.done': 'Signed. Whoever breaks a pact loses 2 honour; that holds her more firmly than her word.',
  'lesson.trade.pact.wrong.decline': 'She asked for nothing, and you said no. Without her leave Constantinople buys nothing of you.',
  'lesson.trade.pact.wrong.hurry': 'A fine pace, but at her gate you would be turned back. Accept the pact first.',
  'lesson.trade.sale.goal': 'Sell two furs in Constantinople',
  'lesson.trade.sale.step.1': 'drive to Thrace',
  'lesson.trade.sale.step.2': 'sell both furs',
  'lesson.trade.sale.told':
    'Severin, Bulgaria, Thrace: three steps, and one point more for the sale. You have five. Touch Thrace and the caravan finds the way; then sell everything and confirm.',
  'lesson.trade.sale.done':
    '200 florins, and a fur lies in the market of Constantinople. From now on every cube sold there brings 20 more, but no furs: she has some.',
  'lesson.trade.sale.wrong.tarnovo':
    'They are sold, but in Tarnovo. The task said Constantinople, and a market there would have been worth more to you later.',
  'lesson.trade.sale.wrong.done': 'The caravan has stopped, and movement points left over are lost.',

  'lesson.siege': 'A siege',
  'lesson.siege.siege.goal': 'Take Thessalonica behind its tower',
  'lesson.siege.siege.step.1': 'man the trebuchet',
  'lesson.siege.siege.step.2': 'take the city',
  'lesson.siege.siege.told':
    'Théodora has broken her pact and declared war; two honour gone, poor thing. Now we stand before her tower in Macedonia. This round it protects her men in the melee, so let stones speak: put one heavy infantry to the trebuchet, aim at the units, and say that you are ready.',
  'lesson.siege.siege.done':
    'A single stone, three points of damage, and the tower looked on: it had been told to watch the melee. Conquering the city brings 1 honour, and each level of its buildings 1 more.',
  'lesson.siege.siege.wrong.idle':
    'An engine without crew does not shoot. Now it is down to swords, and against those the tower protects them.',
  'lesson.siege.siege.wrong.tower': 'A hit takes 1 from a tower of 3, or 3 from the men behind it. And it is men who hold a city.',

  'lesson.honour': 'How honour wins',
  'lesson.honour.city.goal': 'Win 1 honour without drawing a sword',
  'lesson.honour.city.told':
    'After the last turn the greatest honour wins; nothing else. Cities conquered bring it, trade routes, rebellions put down, and great buildings: a city, a castle or a cathedral, once finished, 1 each. Buda is a town. One level more, Sire.',
  'lesson.honour.city.done':
    'Buda is a city: 1 honour now. And at the end the most cities bring 3 more; so do the most florins, castles, cathedrals and territories, the best market and the highest technology.',
  'lesson.honour.city.wrong.other':
    'Useful, but it brings no honour. Only a city, a castle or a cathedral does, and Buda lacks a single level.',
  'lesson.honour.city.wrong.done': 'The masons were ready, the token lay face up, and nobody gave the order.',

  'lesson.turn': 'A whole turn',
  'lesson.turn.whole.goal': 'Play a whole turn against Théodora',
  'lesson.turn.whole.step.1': 'bid',
  'lesson.turn.whole.step.2': 'taxes and upkeep',
  'lesson.turn.whole.step.3': 'purchases',
  'lesson.turn.whole.step.4': 'combat and trade',
  'lesson.turn.whole.told':
    'Now you rule alone, and I hold my tongue. Seven phases, they stand above the map. Théodora plays like a page: politely. Bid, levy, pay, buy what you like, march or pass, trade or not, until the third turn begins.',
  'lesson.turn.whole.show': 'Like this: 30 florins for the bid, and later 20 for the tax.',
  'lesson.turn.whole.done': 'A whole turn, and nobody had to be buried. Six more of these and the honour is counted. Go and play, Sire.',
};
