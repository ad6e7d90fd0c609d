import type { Catalogue } from '@castellan/text';

const en: Catalogue = {
  'pieces.board': 'Board',
  'pieces.board.said':
    'The kingdom before the first Lord comes: villages and the roads between them; each colour is a fief; violet lines part the bishoprics, each numbered at its principal village.',
  'pieces.troops': 'Troops and engines',
  'pieces.works': 'Strongholds and mills',
  'pieces.titles': 'Titles',
  'pieces.markers': 'Money and markers',
  'pieces.dice': 'Dice',
  'pieces.dice.count': '{n} in the box',
  'pieces.die.battle': 'Battle die',
  'pieces.die.battle.what':
    'Each number is that many hits. The more combat points a side has, the more dice it rolls; walls take dice from those who storm them. Peasants who rise roll them too.',
  'pieces.die.standard': 'Ordinary die',
  'pieces.die.standard.what':
    'Tells which bishopric a calamity strikes, none on a 6; whom the plague takes, on 1 to 3; and whether a cleric calms an uprising, on 3 to 6.',
  'term.voteMarker': 'Vote marker',
  'term.voteMarker.help': 'For whom a player votes, hidden until everybody has chosen.',
  'term.assassinMarker': 'Assassin marker',
  'term.assassinMarker.help':
    'On a Lord who has killed by the Assassination card, until he dies: he cannot do it again, and Justice may strike him.',
  'pieces.fief.price': 'Its title costs {price, plural, one {# écu} other {# écus}} and is worth 1 point.',
  'pieces.bishopric.votes': '{village} is its principal village and counts two votes.',
};

export default en;
