/** What a newcomer to Medievalia is told at the first table. */
export default {
  'guide.welcome':
    'You are the lord of a fief around one City. The first to 7 prestige wins, and so does whoever takes the last enemy City.',
  'guide.welcome.why':
    'Buildings bring prestige: 1 for each kind, 2 for the Castle. To pay for them you need territories and people who work them; to keep them you need guards.',
  'guide.draftDeck': 'Draw your starting hand card by card: mostly territories and characters, a few soldiers.',
  'guide.draftDeck.why': 'Territories produce, characters work them, soldiers fight. You see each card before you choose the next deck.',
  'guide.drawDeck': 'Draw the kind of card you lack.',
  'guide.drawDeck.why': 'Up to four territories fit in your fief; after that people and soldiers are worth more.',
  'guide.starve': 'Let go of somebody you need least.',
  'guide.starve.why':
    'Fields and farms feed two characters for each food they could produce. Removing a worker from a field may lower that, so beware.',
  'guide.action': 'Begin with a territory: touch one in your hand. Your City pays for it with labour.',
  'guide.action.why':
    'Every card works once each turn, also the turn it is played, and what it produces is spent at once: nothing is stored. So play first what helps to pay for the rest.',
  'guide.action.2': 'Put peasants on a field or on the City.',
  'guide.action.2.why':
    'Each worker adds 1 to what its host produces, as long as there are slots for workers. Characters must be fed, so food comes first.',
  'guide.action.3': 'Look at the three buildings on the market.',
  'guide.action.3.why':
    'A building brings prestige, adds 1 to what its host produces, and lets one kind of character be played without the surcharge of 2 gold. It needs a host that is still ready after the payment.',
  'guide.action.4': 'Leave a guard on your territories.',
  'guide.action.4.why':
    'An unguarded territory is lost to any attack. And whoever starts three turns in a row besieged, with enemies in the fief and no guarded territory, loses the City.',
  'guide.action.5': 'Cards you do not need are worth a resource each.',
  'guide.action.5.why':
    'Discarding a card from your hand gives 1 resource of your choice, and three of a kind may be exchanged for one other: the payment proposes it when needed.',
  'guide.placeCharacter': 'Put workers on a host that produces what you need, soldiers where something is to be guarded.',
  'guide.placeCharacter.why': 'On open ground a character is free to march or to work alone; on a host it works or guards there.',
  'guide.placeBuilding': 'Choose a host that you use often and that is guarded.',
  'guide.placeBuilding.why': 'Each host holds two buildings, they never move, and they fall with it.',
  'guide.moveInside': 'Move whoever is ready to where the next turn needs them.',
  'guide.moveInside.why': 'Moving inside your fief costs nothing, but nobody leaves a host that was used this turn.',
  'guide.pay': 'Confirm the proposal, or choose yourself which cards pay.',
  'guide.pay.why': 'A host is used as a whole with all who stand on it, and what is produced beyond the price is lost.',
  'guide.giveAid': 'Help your ally if you can spare it, or decline.',
  'guide.giveAid.why': 'You win together. What you use now is not ready again before your own turn.',
  'guide.moveOutside': 'Lead troops towards the enemy, or stay at home.',
  'guide.moveOutside.why': 'One step a turn, a knight two. Those who are away do not guard, and used ones cannot march.',
  'guide.declareWar': 'Attack where you are stronger, or end your turn.',
  'guide.declareWar.why':
    'Attack kills what it reaches: a card falls when the damage is at least its defence. Both sides strike at the same time.',
  'guide.deployAttack': 'Divide your troops into armies: one large one, or several.',
  'guide.deployAttack.why': 'The defender engages each army as he likes; armies nobody engages choose their targets freely.',
  'guide.deployDefence': 'Send your troops against an attacking army, or hold them back.',
  'guide.deployDefence.why': 'An engaged army fights only those who engage it, and so spares your territories.',
  'guide.chooseTarget': 'Choose what this free army attacks.',
  'guide.chooseTarget.why':
    'An unguarded territory falls to a single point and takes its buildings along. The City is the greatest prize and the hardest.',
  'guide.assignBonus': 'Protect the card that one more point of defence would save.',
  'guide.assignBonus.why': 'The written results below each army show who would fall.',
  'guide.chooseStruckArmy': 'Strike at the army where your attack is enough to kill.',
  'guide.chooseStruckArmy.why': 'Your whole attack goes to one of them; what is left over kills nobody elsewhere.',
  'guide.damageOrder': 'Put first whom you can best do without.',
  'guide.damageOrder.why': 'Damage goes down the line: a card that survives absorbs all that is left.',
  'guide.shoot': 'Shoot a character that is one point from falling.',
  'guide.shoot.why': 'An arrow takes 1 point, also in a neighbouring fief, but never from a building or the City.',
  'guide.heal': 'Heal somebody whom one point saves.',
  'guide.heal.why': 'A Priest never heals himself, and is used afterwards together with his host.',
  'guide.event.turnedUp': 'The next building of that pile is on the market, for everybody.',
  'guide.event.turnedUp.why': 'Only the first building of each kind in your fief brings prestige, so look for kinds you lack.',
  'guide.event.besieged': 'Somebody is besieged.',
  'guide.event.besieged.why':
    'Three starts of a turn in a row like this and the City falls. A guard on any territory, or chasing the enemy off, breaks the siege.',
  'guide.end': 'That was a whole game. The count shows the prestige of each building.',
  'guide.end.why': 'Replay walks through every answer, also with the others’ eyes; a rematch begins at once.',
};
