import type { Catalogue } from '@castellan/text';

const fr: Catalogue = {
  'pieces.board': 'Plateau',
  'pieces.board.said': 'La carte avant le premier mouvement : les terres, les mers et, en couleur, les royaumes de départ.',
  'pieces.units': 'Armées',
  'pieces.transports': 'Transports',
  'pieces.engines': 'Machines de siège',
  'pieces.buildings': 'Bâtiments',
  'pieces.goods': 'Marchandises',
  'pieces.dice': 'Dés',
  'pieces.price':
    'Niveau {level} : {florins} florins, {points, plural, one {# point} other {# points}} de {branch} et la technologie {technology}.',
  'pieces.engine.moves': '{mp, plural, one {# point} other {# points}} de mouvement ; elle ne transporte rien.',
  'pieces.engine.shoots':
    'À chaque manche d’une bataille, {crew, plural, one {une unité peut} other {1 à # unités peuvent}} la servir, sans rien faire d’autre. Chacune lance un {die} : un résultat entre {from} et {to} fait {units} dégâts aux unités{buildings, plural, =0 { ; rien contre les bâtiments} one {, ou # à un bâtiment attaqué} other {, ou # à un bâtiment attaqué}}.',
  'pieces.building.stands': 'Il tombe à {structure, plural, one {# point} other {# points}} de dégâts.',
  'pieces.building.civil':
    'En zone habitée : imposé comme {taxed, plural, one {# territoire} other {# territoires}} de plus, et {level, plural, one {# unité} other {# unités}} de plus à acheter par tour.',
  'pieces.building.military':
    'Retire {protection} aux dégâts d’un genre d’attaque à chaque manche de bataille ; {tokens, plural, one {# jeton} other {# jetons}} de contrôle pour les terres voisines. On peut y placer unités, chariots de guerre et machines.',
  'pieces.building.religious': 'À l’achat d’une carte Empire, on choisit parmi {cards} cartes de plus ; compte à la fin de la partie.',
  'pieces.building.honour': '{honour} honneur à sa construction.',
  'pieces.good.trade':
    'Un cube parmi {n}. Acheté {buy} florins où on le produit ; vendu {sell} où il n’y en a pas de sa couleur, et {bonus} de plus par cube du marché.',
  'pieces.good.zones': 'Produit à {zones}.',
  'pieces.die': 'Dé à {faces} faces',
  'pieces.die.battle':
    'On lance les trois à chaque manche de bataille : le plus haut est l’attaque, le plus bas les pertes ; les dés égaux se multiplient.',
  'pieces.die.4': 'Pour les barbares, de 1 à 3 il ajoute une infanterie légère aux hordes du tour.',
  'pieces.die.6': 'Pour les barbares, de 1 à 3 il ajoute un archer aux hordes du tour. Il sert aussi aux événements.',
  'pieces.die.8': 'Pour les barbares, de 1 à 3 il ajoute un capitaine aux hordes du tour. Archers et machines tirent avec lui.',
  'term.ownershipToken': 'Jeton de propriété',
  'term.ownershipToken.help':
    'À qui est un transport ou une machine, et son niveau : qui n’en a plus d’un niveau ne peut en posséder d’autre.',
  'term.standard': 'Étendard',
  'term.standard.help': 'Petit pour un capitaine de niveau II, grand pour le niveau III.',
  'term.stopToken': 'Jeton d’arrêt',
  'term.stopToken.help': 'Sur ce qui a bougé et ne bougera plus ce tour.',
  'term.destructionToken': 'Jeton de destruction',
  'term.destructionToken.help': 'Un point de dégâts sur un bâtiment.',
  'term.bloodToken': 'Jeton de sang',
  'term.bloodToken.help':
    'Dans la variante : gagné par qui est pillé ou perd une terre d’origine ; chacun, dépensé en bataille, donne +1 en attaque.',
  'pieces.markers': 'Monnaie et marqueurs',
};

export default fr;
