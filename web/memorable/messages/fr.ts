/** What memorable games are called and what happens in them, in French. */

export default {
  'memorable.monde-oublie.leviathan': 'Le Léviathan d’un point',
  'memorable.monde-oublie.leviathan.told':
    'Trois titans tombent devant les mêmes pillards, le Léviathan d’un seul point : le favori finit à neuf longueurs.',
  'memorable.monde-oublie.purse': 'À la bourse près',
  'memorable.monde-oublie.purse.told': 'Vingt-huit à vingt-huit : les pièces qui restent tranchent.',
  'memorable.medievalia.raid': 'L’École brûlée',
  'memorable.medievalia.raid.told':
    'Un raid brûle l’Église et l’École de qui mène ; quand les pioches s’épuisent, un point de prestige décide.',
  'memorable.medievalia.tower': 'Un raid trop tard',
  'memorable.medievalia.tower.told':
    'La tête change sans cesse ; le dernier raid prend des vies mais pas un bâtiment, et une Tour lui répond.',
  'memorable.anarchy.workers': 'Égaux jusqu’au bout',
  'memorable.anarchy.workers.told': 'Quatre-vingt-onze partout, autant de mécontentement : les ouvriers tranchent.',
  'memorable.anarchy.third': 'Le favori finit troisième',
  'memorable.anarchy.third.told': 'Presque sûr de gagner la moitié de la partie, il se fait doubler par les deux autres.',
  'memorable.anarchy.point': 'Un point aux portes',
  'memorable.anarchy.point.told': 'Chacun des trois a mené ; un seul point sépare les deux premiers.',
  'memorable.fief.widower': 'Le Roi veuf',
  'memorable.fief.widower.told': 'La peste emporte la Reine, et l’alliance avec elle : le Roi n’a plus besoin de personne et gagne seul.',
  'memorable.fief.tournus': 'Le sang de Tournus',
  'memorable.fief.tournus.told': 'Un Pape assassiné, une Reine tombée à Tournus : à son allié restent la couronne et la victoire.',
  'memorable.fief.tiara': 'Tiare et couronne',
  'memorable.fief.tiara.told': 'Une seule maison prend les deux au même tour ; qui menait jusque-là regarde.',
  'memorable.medioevo.novgorod': 'Quatre de retard, un d’avance',
  'memorable.medioevo.novgorod.told':
    'Quatre points d’honneur manquent à Novgorod à la fin du dernier tour ; tout compté, elle en a un de plus.',
  'memorable.medioevo.prisoners': 'Le prix des prisonniers',
  'memorable.medioevo.prisoners.told':
    'La Hongrie a le plus d’honneur au dernier tour ; ses prisonniers et ses dettes lui coûtent la partie d’un point.',
};
