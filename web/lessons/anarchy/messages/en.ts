/** What Ermengarde the Patient tells of The Anarchy. */
export default {
  'course.narrator': 'Ermengarde',
  'course.lead': 'Ermengarde, who has sat out three sieges over her embroidery, shows you how a castle is built, fed and held.',

  'lesson.sheets': 'Your two sheets',
  'lesson.sheets.path.goal': 'Take the Mason',
  'lesson.sheets.path.told':
    'Two cousins want one crown, so everybody builds castles. Sit down; I am Ermengarde, and I am never in a hurry. Each round begins with a path card: its gifts are for now, its goal is counted at the end. We have no walls at all. Take the Mason.',
  'lesson.sheets.path.done':
    'Craftsmen and stone, and with them the people every lord gets each round. Raoul has to take the Conqueror; it suits him.',
  'lesson.sheets.path.wrong.conqueror':
    'A knight, two soldiers, and not one stone more. A castle without walls had better begin with the Mason: two craftsmen, two materials.',
  'lesson.sheets.quarry.goal': 'Send a serf to the quarry',
  'lesson.sheets.quarry.told':
    'These are your sheets, and the boxes in gold are those you can pay for. Touch one: its price goes, its gift comes. Begin with the first box of Quarry & Forest: 1 serf for 1 material.',
  'lesson.sheets.quarry.done':
    'A serf goes, a stone comes. You act as often as you can pay, in any order. Raoul does the same on his sheets; nobody waits for anybody.',
  'lesson.sheets.quarry.wrong.elsewhere': 'That is paid for too, but it brings no material. The first box of Quarry & Forest does.',

  'lesson.walls': 'Walls',
  'lesson.walls.ladder.goal': 'Stop the Ladder',
  'lesson.walls.ladder.step.1': 'pay for a wall',
  'lesson.walls.ladder.step.2': 'on the side attacked',
  'lesson.walls.ladder.told':
    'Now look at the attack cards: this round’s visitors. The Ladder comes to the bottom of your castle with strength 1. A wall costs 1 craftsman and 1 material. Put it where the Ladder will stand.',
  'lesson.walls.ladder.done': 'There it may lean. Walls never wear out: this one stops 1 at the bottom in every round to come.',
  'lesson.walls.ladder.wrong.elsewhere': 'A handsome wall, and it guards the wrong side. The Ladder comes to the bottom.',
  'lesson.walls.ladder.wrong.other': 'The gate stops rams, towers stop ballistas. A Ladder takes no notice of either; build a wall.',
  'lesson.walls.assault.goal': 'Leave the Final Assault no way in',
  'lesson.walls.assault.step.1': 'a second wall',
  'lesson.walls.assault.step.2': 'every attacked side closed',
  'lesson.walls.assault.told':
    'The Final Assault comes every round, on two sides at once: this time right and bottom. It is repelled only if both of them hold. One more wall will do, in the right place.',
  'lesson.walls.assault.done': 'Both attacks will break on stone, and not a soul need stand there. Your people are free for better things.',
  'lesson.walls.assault.wrong.elsewhere': 'Then they stroll in on the right. A card is repelled only if every side it attacks holds.',

  'lesson.command': 'Patrons and a keep',
  'lesson.command.keep.goal': 'Win a knight from the keep',
  'lesson.command.keep.step.1': 'a patron to Governance',
  'lesson.command.keep.step.2': 'build the Small Keep',
  'lesson.command.keep.step.3': 'a patron to the keep',
  'lesson.command.keep.told':
    'Much of the sheet with the command lines is locked, and patrons have the keys. One on the Governance line opens the Small Keep; a craftsman and a material build it; a second patron then brings you a knight.',
  'lesson.command.keep.done':
    'So it goes everywhere on that sheet: first the line, then what hangs on it. Warfare opens tactics and stables, Worship the chapel, Entertainment the feasts.',
  'lesson.command.keep.wrong.second':
    'Now the last patron is spent, and the keep will stand empty. One box of Governance is enough for the small one.',
  'lesson.command.keep.wrong.line': 'A fine key, for another door. The keep hangs on the Governance line.',

  'lesson.castle': 'Somebody else’s castle',
  'lesson.castle.storm.goal': 'Crush Castle Cary',
  'lesson.castle.storm.told':
    'Castle Cary defends with 2. Two soldiers and a knight, who counts double, make 4; and 2 more than needed crushes it, for 1 food. Your walls hold without them, and whoever guards a wall is gone by morning anyway. Send them all.',
  'lesson.castle.storm.done':
    '2 bravery, the loot, and more food than you set out with. A castle you leave behind, on the other hand, costs you discontent round after round.',
  'lesson.castle.storm.wrong.plain':
    'Taken; but the knight stayed at home with nothing to guard. With 2 more force you would have had 1 food besides.',
  'lesson.castle.crane.goal': 'Construct the Small Crane',
  'lesson.castle.crane.step.1': 'develop it on the wheel',
  'lesson.castle.crane.step.2': 'construct it',
  'lesson.castle.crane.told':
    'Later castles ask for horses and rams, and your own for cranes: without one there is no fifth wall. A coin on the Wheel of Fortune, at the Weapon Makers, develops the Small Crane; a craftsman and two materials construct it.',
  'lesson.castle.crane.done':
    'It is yours for the whole game. Walls, towers, gate and moat may grow on, and larger buildings too. Machines first, ornaments later.',
  'lesson.castle.crane.wrong.artisan': 'That was your last craftsman, and the crane wants one. Spend him on what opens something.',

  'lesson.food': 'Bread',
  'lesson.food.farm.goal': 'Find the missing food without trading',
  'lesson.food.farm.told':
    'Another castle, and an empty larder: the army ate it. At the end of round 1 your people want 1 food, of round 2 two, and so on; each one missing is 1 discontent. Three serfs are standing about. What could they do?',
  'lesson.food.farm.done': 'Bread. Serfs and patrons not sent to work are lost at the end of the round, so let none of them sit about.',
  'lesson.food.farm.wrong.trade':
    'Fed, but at two for one, with serfs idling in the yard. The first box of the Farms gives 1 food for one of them.',
  'lesson.food.trade.goal': 'Go to bed without discontent',
  'lesson.food.trade.told':
    'Here the farms were forgotten, and the round is over: 1 food short. This is the last moment for free trade, two resources for one of another kind. Do not be stingy: what you still hold is thrown away tonight.',
  'lesson.food.trade.done': 'Paid in full. Coins and materials do not keep until the next round; a grudge does.',
  'lesson.food.trade.wrong.pay':
    '1 discontent, which costs points at the end, and more the more there is. And the coins you saved are discarded with the rest.',

  'lesson.defence': 'The castle defence',
  'lesson.defence.deploy.goal': 'Repel the Arrows and the Final Assault',
  'lesson.defence.deploy.told':
    'All have acted; now they come. Your wall holds the top. The Arrows also want 1 stopped on the right and 1 on the left, and the Final Assault after them 1 more on the left. A craftsman stops 1, a knight 2, and nobody runs from side to side.',
  'lesson.defence.deploy.done':
    'Not a feather got in. With every card repelled you gain loyalty; what gets through becomes discontent instead.',
  'lesson.defence.deploy.show': 'Like this: the knight on the left, where two blows fall, and the craftsman on the right.',
  'lesson.defence.deploy.wrong.through':
    'Something got through. A card is repelled only if every side it attacks holds: 1 on the right, and twice 1 on the left.',
  'lesson.defence.covers.goal': 'Be ready for the Catapult',
  'lesson.defence.covers.step.1': 'a patron to Warfare',
  'lesson.defence.covers.step.2': 'a patron to Tactics',
  'lesson.defence.covers.step.3': 'research covers',
  'lesson.defence.covers.told':
    'A Catapult strikes the whole castle; neither walls nor soldiers impress it. Only covers do. A patron opens the Warfare line, another goes to Tactics and researches them. One use is ready at once.',
  'lesson.defence.covers.done': 'Let it throw. Further uses cost 1 material each, and what you do not need keeps for later rounds.',
  'lesson.defence.covers.wrong.stones': 'Useful, some other day. A Catapult is stopped by covers and by nothing else.',
  'lesson.defence.covers.wrong.wall': 'The Catapult throws over it. Keep the stone; this takes covers.',

  'lesson.feast': 'A feast',
  'lesson.feast.lammas.goal': 'Gain joy on Lammas day',
  'lesson.feast.lammas.step.1': 'a patron to Entertainment',
  'lesson.feast.lammas.step.2': 'a serf to Lammas',
  'lesson.feast.lammas.step.3': 'two pennants side by side',
  'lesson.feast.lammas.told':
    'A castle also wants to laugh. A patron opens Entertainment, a serf begins Lammas, and two cards say which pennants go up. Two neighbours on one rope fill the box between them; only on one rope are yours neighbours.',
  'lesson.feast.lammas.done':
    '1 joy: it takes away 1 discontent, even one still to come. St Valentine, Michaelmas, the tournaments and the brewery each have a little game of their own.',
  'lesson.feast.lammas.wrong.rope':
    'They flutter far apart, and nobody smiles. On the middle rope yellow and red are neighbours, with joy between them.',

  'lesson.points': 'Who wins',
  'lesson.points.serf.goal': 'Go ahead of Raoul with a single serf',
  'lesson.points.serf.told':
    'The last round, 38 points each. Every box of bravery, loyalty, influence and might is a point, each path card gives up to 3, discontent takes some away. Look at your path cards: the Courtier wants 8 influence, the Banker a finished bank.',
  'lesson.points.serf.why':
    'The most points win. A box that raises an attribute and meets a goal as well is worth more than any other: look for those.',
  'lesson.points.serf.done':
    '1 influence, the eighth, and the Small Bank complete: one serf, three points. That is how this game is won. Let one box serve twice.',
  'lesson.points.serf.wrong.moat':
    'The Sapper asks for a moat of 2, and the first box does not even make 1. Look at the Courtier and the Banker.',
  'lesson.points.serf.wrong.done': 'With seven serfs in the yard? At equal points less discontent wins, and you have five of it.',
  'lesson.points.serf.wrong.other': 'Pleasant, and no point in it. The box you want is in the Small Bank.',

  'lesson.round': 'A whole round',
  'lesson.round.whole.goal': 'Play round 1 to its end and repel an attack',
  'lesson.round.whole.step.1': 'take a path card',
  'lesson.round.whole.step.2': 'fill three boxes',
  'lesson.round.whole.step.3': 'say that you are done',
  'lesson.round.whole.step.4': 'repel an attack',
  'lesson.round.whole.told':
    'Now alone, against Raoul, who is in a gentle mood. Take a path card, look at your attacks, build and gather, keep 1 food, and say when you are done. Then post whoever is left on the walls.',
  'lesson.round.whole.done':
    'A whole round, and the castle stands. Four more, each with one attack more than the last, then the points are counted. I shall go back to my embroidery.',
  'lesson.round.whole.show': 'Like this: the walls hold, so both craftsmen may stand where they like; say, on the left.',
  'lesson.round.whole.wrong.through':
    'Everything got through, and what would have been loyalty is discontent. Look which sides they attack before you say that you are done.',
};
