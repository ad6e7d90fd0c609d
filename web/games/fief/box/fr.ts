import type { Catalogue } from '@castellan/text';

const fr: Catalogue = {
  'pieces.board': 'Plateau',
  'pieces.board.said':
    'Le royaume avant l’arrivée du premier Seigneur : les villages et leurs chemins ; chaque couleur est un fief ; des lignes violettes séparent les évêchés, numérotés à leur chef-lieu.',
  'pieces.troops': 'Troupes et engins',
  'pieces.works': 'Places fortes et moulins',
  'pieces.titles': 'Titres',
  'pieces.markers': 'Monnaie et marqueurs',
  'pieces.dice': 'Dés',
  'pieces.dice.count': '{n} dans la boîte',
  'pieces.die.battle': 'Dé de bataille',
  'pieces.die.battle.what':
    'Chaque chiffre est un nombre de touches. Plus un camp a de points de combat, plus il lance de dés ; les murs en retirent à l’assaillant. Les paysans révoltés en lancent aussi.',
  'pieces.die.standard': 'Dé ordinaire',
  'pieces.die.standard.what':
    'Dit quel évêché une calamité frappe, aucun sur 6 ; qui la peste emporte, de 1 à 3 ; et si un clerc calme une révolte, de 3 à 6.',
  'term.voteMarker': 'Marqueur Vote',
  'term.voteMarker.help': 'Pour qui un joueur vote, caché tant que tous n’ont pas choisi.',
  'term.assassinMarker': 'Marqueur Assassin',
  'term.assassinMarker.help':
    'Sur un Seigneur qui a tué par la carte Assassinat, jusqu’à sa mort : il ne peut recommencer, et Justice peut le frapper.',
  'pieces.fief.price': 'Son titre coûte {price, plural, one {# écu} other {# écus}} et vaut 1 point.',
  'pieces.bishopric.votes': '{village} en est le chef-lieu et compte deux voix.',
};

export default fr;
