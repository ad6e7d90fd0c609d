/** How a player stands, in the words of an analysis. */
export default {
  'feature.atGoal': 'the goal reached',
  'feature.oneShort': 'at most one point short of the goal',
  'feature.twoShort': 'at most two points short of the goal',
  'feature.points': 'victory points',
  'feature.allied': 'an ally',
  'feature.assets': 'worth of what the house has and is near to',
  'feature.ecus': 'écus',
  'feature.troops': 'troops',
  'feature.villages': 'villages',
  'feature.lords': 'free Lords',
  'feature.captives': 'Lords held by others',
  'feature.hand': 'worth of the cards in hand',
  'feature.prospects': 'what its armies may take',
  'feature.danger': 'what others may take from it',
};
