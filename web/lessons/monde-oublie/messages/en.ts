/** What Anselm the Lettered tells of The Ancient World. */
export default {
  'course.narrator': 'Anselm',
  'course.lead': 'Anselm, who keeps the city’s books and has an opinion on everything in them, shows you how to rule a city-state.',

  'lesson.city': 'Your city-state',
  'lesson.city.labour.goal': 'Earn 2 coins',
  'lesson.city.labour.told':
    'Welcome! I am Anselm; I keep the books, and they are thin. You have three citizens, numbered 1 to 3. Touch one, then the action called Labour. A shovel never lies.',
  'lesson.city.labour.done':
    'Two coins, written down. That was a whole turn: one citizen, one action, done at once. Now Ermengarde would have hers.',
  'lesson.city.labour.wrong.elsewhere': 'A fine place, and not one coin in it. Only Labour pays you 2 coins.',
  'lesson.city.labour.wrong.pass': 'Whoever passes is out until the round ends. You have three citizens at home, twiddling their thumbs!',
  'lesson.city.tile.goal': 'Take the first-player tile',
  'lesson.city.tile.told':
    'Ermengarde began this round, and she will begin the next one too unless somebody takes the tile from her. Send a citizen to Rebuild, even if nothing is broken.',
  'lesson.city.tile.done': 'The tile is yours, and a coin besides. Next round the first choice of everything is yours.',
  'lesson.city.tile.wrong.elsewhere': 'Useful, but the tile stays with Ermengarde, and she begins again. Only Rebuild moves it.',

  'lesson.values': 'The worth of a citizen',
  'lesson.values.higher.goal': 'Work at Labour although Ermengarde stands there',
  'lesson.values.higher.told':
    'Ermengarde’s 2 is at Labour already. The board has manners: whoever comes later must be of a higher number. Look at yours.',
  'lesson.values.higher.done': 'Three beats two. Nobody is sent away: her 2 stays, and your 3 stands above it for the rest of the round.',
  'lesson.values.higher.wrong.elsewhere':
    'Permitted, but Labour was the task; and a placed citizen stays where it is until the round ends.',
  'lesson.values.sparing.goal': 'Work at Labour, and keep your 3 at home',
  'lesson.values.sparing.told':
    'This time only her 1 is there. Your 3 would do, but a good steward does not light the hall with the last candle. Which number is just enough?',
  'lesson.values.sparing.done': 'Just enough. Your 3 is still at home and opens nearly any door later on.',
  'lesson.values.sparing.wrong.three': 'It works, but your best citizen now stands there until the round ends. The 2 was high enough.',

  'lesson.build': 'Build',
  'lesson.build.first.goal': 'Build the Orchard',
  'lesson.build.first.step.1': 'go to Build',
  'lesson.build.first.step.2': 'build the Orchard',
  'lesson.build.first.told':
    'Coins are good; buildings are better. Place any citizen at Build, then choose the Orchard from the Empire row. It costs 2 coins, feeds one mouth and carries a green banner.',
  'lesson.build.first.done': 'Your first building. Its food and its banner count from this moment on.',
  'lesson.build.first.wrong.other': 'A good card, but the Orchard was wanted: it is the cheapest, and it feeds one more citizen.',
  'lesson.build.fee.goal': 'Build without paying the extra coin',
  'lesson.build.fee.step.1': 'the right number to Build',
  'lesson.build.fee.step.2': 'choose a card',
  'lesson.build.fee.told':
    'Ermengarde has a 2 at Build. Elsewhere she would bar the way to your 2; here she holds the door for it: the same number gets in for nothing, any other number pays 1 coin.',
  'lesson.build.fee.done': 'Not a coin too many. I have seen kings who never grasped that.',
  'lesson.build.fee.wrong.fee': 'That cost 1 coin extra: nobody with that number stands there yet. A 2 beside her 2 would have been free.',
  'lesson.build.theatre.goal': 'Let your Amphitheatre earn 4 coins',
  'lesson.build.theatre.told':
    'Labour is closed to you: her 3 stands there, and yours is no higher. But the Amphitheatre in your own city shows an action, and there any of your citizens is welcome.',
  'lesson.build.theatre.done': 'Four coins for a comedy. On your own cards no number is too low, and no rival comes first.',
  'lesson.build.theatre.wrong.rebuild': 'Rebuild gives 1 coin and the tile. The Amphitheatre would have given 4.',

  'lesson.titan': 'The first titan',
  'lesson.titan.recruit.goal': 'Recruit soldiers strong enough for the Mud Colossus',
  'lesson.titan.recruit.step.1': 'go to Recruit',
  'lesson.titan.recruit.step.2': 'the right soldiers',
  'lesson.titan.recruit.told':
    'Something large is standing in the mud. Its defence is 6; your Guard and Militia together make 4. New soldiers replace old ones, who leave a symbol behind as their legacy. Do the sum before you choose.',
  'lesson.titan.recruit.done':
    'Sellswords 4, the legacy of those who left 1, the army that stayed 2: seven. The Colossus should look worried, if it has a face.',
  'lesson.titan.recruit.wrong.raiders':
    'Raiders 2, legacy 1, the army that stayed 2: five. The Colossus defends with 6. The Sellswords bring 4.',
  'lesson.titan.attack.goal': 'Defeat the Mud Colossus',
  'lesson.titan.attack.step.1': 'defeat it',
  'lesson.titan.attack.step.2': 'bear the damage',
  'lesson.titan.attack.told':
    'An attack is a turn of its own and needs no citizen, only paid armies. Touch the Colossus, then send both armies: 1 coin each. Afterwards a die tells what it breaks in falling.',
  'lesson.titan.attack.done':
    'Down it went, onto your roofs. Its banner and its room are yours for good; a damaged card gives nothing until it is repaired, but its banner counts at the end.',
  'lesson.titan.attack.wrong.placed': 'That was your turn: a citizen or an attack, never both. The Colossus is still standing.',
  'lesson.titan.repair.goal': 'Repair the Wheat Fields',
  'lesson.titan.repair.step.1': 'go to Rebuild',
  'lesson.titan.repair.step.2': 'choose the card',
  'lesson.titan.repair.told':
    'Your fields lie face down, so they feed nobody. Rebuild repairs up to two cards. Any citizen may go there, whatever stands there already.',
  'lesson.titan.repair.done': 'Wheat again, and a coin for the trouble.',
  'lesson.titan.repair.wrong.build': 'The fields are still face down, and a damaged card feeds nobody. Rebuild first.',
  'lesson.titan.repair.wrong.nothing': 'You went to Rebuild and repaired nothing. Touch the Wheat Fields before you confirm.',

  'lesson.food': 'Feed or fast',
  'lesson.food.starve.goal': 'Keep your 3 and your 4 for the next round',
  'lesson.food.starve.told':
    'The Long Huts brought you a fourth citizen, and the kitchen feeds three. One must fast: it lies on the famine space and misses the whole next round. You choose who.',
  'lesson.food.starve.done': 'The smallest number is missed the least. But let us see to it that nobody fasts again.',
  'lesson.food.starve.wrong.strong': 'You have sent one of your best to the famine space for a whole round. A low number is missed less.',
  'lesson.food.feed.goal': 'End the round with everybody fed',
  'lesson.food.feed.step.1': 'food for four',
  'lesson.food.feed.step.2': 'pass, and all are fed',
  'lesson.food.feed.told':
    'Four citizens, three food, and Ermengarde has passed already: you have all the time in the world. Build something that feeds, then pass. Those on the famine space want to eat too.',
  'lesson.food.feed.done':
    'Nobody fasts. At the end of the game every citizen on the famine space costs 2 points, so this sum is worth doing every round.',
  'lesson.food.feed.wrong.hungry':
    'The round is over, and there is food for three only. Go back and build a card with food before you pass.',

  'lesson.room': 'Room to grow',
  'lesson.room.room.goal': 'Make room for more buildings',
  'lesson.room.room.told':
    'Four cards and room for four: the city is full, and Build is barred to you. Expansion brings a province, for 1 knowledge or 3 coins. You have no knowledge, so coins it is.',
  'lesson.room.room.done':
    'The Valley of the Great River: room, and food besides. A province is yours for the whole game, and nothing breaks it.',
  'lesson.room.room.wrong.elsewhere': 'The city is as full as before. Only provinces and titans bring room.',
  'lesson.room.knowledge.goal': 'Gain 1 knowledge',
  'lesson.room.knowledge.told':
    'The Flotilla in the row costs 3 coins and 1 knowledge, and no amount of coins will pay for knowledge at the quay. Discovery sells it: 3 coins each.',
  'lesson.room.knowledge.done': 'One knowledge. Handle it with care, it does not grow on trees; here it will float.',
  'lesson.room.knowledge.wrong.build':
    'One could build something for coins alone; the Flotilla, however, asks for knowledge. Fetch it first.',
  'lesson.room.knowledge.wrong.elsewhere': 'Busy, but none the wiser. Discovery turns 3 coins into 1 knowledge.',

  'lesson.banners': 'Gather banners',
  'lesson.banners.banners.goal': 'Win 3 points with a single card',
  'lesson.banners.banners.step.1': 'go to Build',
  'lesson.banners.banners.step.2': 'the card worth 3 points',
  'lesson.banners.banners.told':
    'Now for what wins the game. One banner of a tribe is worth 1 point, two are 2, three are 4, four are 6, five 8, six 11. You have one blue, one yellow and two green. Which card lifts you most?',
  'lesson.banners.banners.done':
    'Two blue banners at once: from one to three, from 1 point to 4. Gather, and each banner is worth more than the last.',
  'lesson.banners.banners.wrong.green': 'A third green banner lifts you from 2 points to 4: that is 2. There is a card worth 3.',
  'lesson.banners.banners.wrong.single': 'One more blue banner lifts you from 1 point to 2: that is 1. There is a card worth 3.',

  'lesson.round': 'A whole round',
  'lesson.round.whole.goal': 'Play a whole round against Ermengarde',
  'lesson.round.whole.step.1': 'place a citizen',
  'lesson.round.whole.step.2': 'build or recruit',
  'lesson.round.whole.step.3': 'reach round 2',
  'lesson.round.whole.told':
    'Now all of it, against Ermengarde the Patient, who plays gently. Use your three citizens well: a building, some soldiers, some coins. When nobody can do any more, the round ends by itself.',
  'lesson.round.whole.done':
    'Income, everybody fed, a new row of cards: round 2 of 6 begins. You know the game now; the rest is choosing well. I shall keep the books.',
  'lesson.round.whole.wrong.early':
    'A round has gone by, and your city is what it was: nothing built, nobody recruited. Citizens left at home are actions given away.',
};
