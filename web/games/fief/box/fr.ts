import type { Catalogue } from '@castellan/text';

const fr: Catalogue = {
  'pieces.board': 'Plateau',
  'pieces.board.said':
    'Le royaume avant l’arrivée du premier Seigneur : les villages et leurs chemins ; chaque couleur est un fief ; des lignes violettes séparent les évêchés, numérotés à leur chef-lieu.',
  'pieces.troops': 'Troupes et engins',
  'pieces.works': 'Places fortes et moulins',
  'pieces.titles': 'Titres',
  'pieces.markers': 'Monnaie et marqueurs',
  'pieces.fief.price': 'Son titre coûte {price, plural, one {# écu} other {# écus}} et vaut 1 point.',
  'pieces.bishopric.votes': '{village} en est le chef-lieu et compte deux voix.',
};

export default fr;
