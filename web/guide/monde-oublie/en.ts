/** What a newcomer to The Ancient World is told at the first table. */
export default {
  'guide.welcome':
    'You rule a city-state for six rounds. Whoever has the most victory points at the end wins, and nearly all of them come from banners.',
  'guide.welcome.why':
    'Banners of five tribes are on the Empire cards you build and the titans you defeat. Six banners of one tribe are worth 11 points, six of mixed tribes barely 6: gather.',
  'guide.takeTurn': 'Touch one of your citizens, then an action that is gilt. The action is carried out at once.',
  'guide.takeTurn.why':
    'A turn is one thing: place a citizen, attack a titan, or pass. Most actions take only a citizen with a higher number than all those already there, so a high number is worth keeping for the crowd.',
  'guide.takeTurn.2': 'Build makes Empire cards of your coins. Rest on a card of the row to read it.',
  'guide.takeTurn.2.why':
    'Cards bring banners, food, income or actions of their own. Build takes any citizen; a number nobody has there yet costs 1 coin.',
  'guide.takeTurn.3': 'When a titan is gilt your armies can defeat it, and no citizen is needed for that.',
  'guide.takeTurn.3.why':
    'A titan brings one to three banners. An army costs 1 coin more than lie on it, and what it is paid stays there: 1, then 2, then 4. New soldiers clear the coins away.',
  'guide.takeTurn.4': 'Compare your food with your citizens before the round ends.',
  'guide.takeTurn.4.why':
    'Each citizen needs 1 food. Whoever starves cannot be used for a whole round, and costs 2 points at the end of the game.',
  'guide.takeTurn.5': 'Watch your capacity: every Empire card of your city takes one place.',
  'guide.takeTurn.5.why': 'A full city cannot build. Expansion brings provinces with more room, for 1 knowledge or 3 coins.',
  'guide.takeTurn.6': 'When nothing is worth its price, pass.',
  'guide.takeTurn.6.why':
    'Coins and knowledge are kept, and each round but the last ends with income: at least 5 coins. Citizens that stay at home are merely not used.',
  'guide.chooseAttack': 'Choose the armies that attack; the proposal is the cheapest that suffices.',
  'guide.chooseAttack.why':
    'Their swords must reach the titan’s defence, and arrows count too where the titan shows them. An army that was paid is used until the end of the round.',
  'guide.chooseDamaged': 'Choose the cards you can best do without.',
  'guide.chooseDamaged.why':
    'A damaged card gives nothing until it is repaired, not even food. For the final count all cards are whole again, so banners are not lost.',
  'guide.chooseDisband': 'Give up the weakest army, or the one with the most coins on it.',
  'guide.chooseDisband.why': 'The helmets you own limit your armies, and a damaged card took one away. The army does not come back.',
  'guide.zoriChoice': 'Reserve a card you would like to build later.',
  'guide.zoriChoice.why': 'Reserved cards cost nothing now, are safe from the others, and are built with Build at their usual price.',
  'guide.chooseStarving': 'Let those starve whose numbers you need least.',
  'guide.chooseStarving.why': 'They lie on the famine space and cannot be used in the next round. More food in your city prevents it.',
  'guide.chooseBuild': 'Choose a card that adds to a tribe you already have, or one that feeds and pays you.',
  'guide.chooseBuild.why':
    'Early on income and food carry the rest of the game; from round 4 on banners count most. You may own each card only once.',
  'guide.chooseExpansionPrice': 'Pay with what you need less for your next card.',
  'guide.chooseExpansionPrice.why': 'Knowledge is harder to come by than coins, and some cards cannot be built without it.',
  'guide.lookOrTake': 'Take the province you see, or look at more of them first.',
  'guide.lookOrTake.why': 'Looking shows something hidden, so it cannot be undone.',
  'guide.chooseProvince': 'Take the province whose room and symbols help you most.',
  'guide.chooseProvince.why': 'A province stays yours for the whole game and cannot be damaged.',
  'guide.chooseRebuildRepairs': 'Choose the damaged cards to repair.',
  'guide.chooseRebuildRepairs.why': 'They work again at once. Rebuild also brings the first-player tile, if it is still free, and 1 coin.',
  'guide.chooseArmyRepairs': 'Choose what your soldiers repair before the dice fall.',
  'guide.chooseArmyRepairs.why': 'A repaired card works again at once, but the dice may damage it anew.',
  'guide.chooseRecruit': 'Choose soldiers by their swords and arrows, or by what they leave behind.',
  'guide.chooseRecruit.why':
    'New soldiers start without coins on them, so their first attack costs only 1. Soldiers they replace leave a legacy to the army.',
  'guide.joinArmy': 'Put the new soldiers into an army of their own, or on top of an old one.',
  'guide.joinArmy.why':
    'A new army is one more to pay. On top of an old one they inherit its legacy, and the coins lying there are gone, so attacks are cheap again.',
  'guide.chooseExplorationMode': 'Draw to have the choice of five, or take a card you see.',
  'guide.chooseExplorationMode.why': 'Either way the card goes to your reserve for nothing, and nobody else can build it.',
  'guide.keepExplored': 'Keep the card that fits your tribes; the others are discarded.',
  'guide.keepExplored.why': 'Only you saw them. The reserve has no limit, but cards in it count for nothing until they are built.',
  'guide.chooseCopiedAction': 'Choose a rival’s card whose action you would like to use.',
  'guide.chooseCopiedAction.why': 'The action is carried out for you; the rival loses nothing.',
  'guide.chooseTitanStack': 'Choose the stack you mean to attack.',
  'guide.chooseTitanStack.why': 'You will see its first cards and lay them in the order you like.',
  'guide.orderTitans': 'Lay the titan you can defeat on top.',
  'guide.orderTitans.why': 'Only the top one can be attacked, by you and by everybody else.',
  'guide.followUpAttack': 'Attack once more if you can pay for it.',
  'guide.followUpAttack.why': 'Your card allows an attack in this same turn, which is otherwise one thing only.',
  'guide.scribesReaction': 'Buy the knowledge if you have a card in mind that needs it.',
  'guide.scribesReaction.why': 'Knowledge does not score by itself; it pays for cards and provinces.',
  'guide.outpostReaction': 'Take a coin off an army you want to use again.',
  'guide.outpostReaction.why': 'An army costs the coins on it plus 1; the last coin off its name even makes it fresh again this round.',
  'guide.event.diceRolled': 'After each victory over a titan the victor rolls one die for each of its banners.',
  'guide.event.diceRolled.why':
    'A titan’s head damages a card, a coin costs a coin, a blank does nothing. Even so a titan is nearly always worth it.',
  'guide.event.actionOpened': 'A new action is open from now on.',
  'guide.event.actionOpened.why':
    'Exploration puts a card aside for you; Repopulation, a round later, brings another citizen for 3 coins. One more citizen is one more action every round.',
  'guide.event.income': 'The round is over: income for all, the citizens come home, and those who cannot be fed starve.',
  'guide.event.income.why': 'A new Empire row is dealt now. Look for the tribes you have begun to gather.',
  'guide.end': 'That was a whole game. The count shows where each point came from.',
  'guide.end.why': 'Replay walks through every answer, also with the others’ eyes; a rematch begins at once.',
};
