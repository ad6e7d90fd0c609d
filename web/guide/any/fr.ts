/** Ce qu’on dit à la première table de tout jeu : de l’attente, et des étapes sans leçon à elles. */
export default {
  'guide.any.waiting': 'Les autres décident. La chronique dit ce qu’ils font ; un clic à côté des commandes presse les bots.',
  'guide.any.waiting.why': 'Arrêtez-vous sur un nom de la chronique pour voir ce qu’il désigne sur le plateau.',
  'guide.any.pick': 'Choisissez une des choses dorées, ou un bouton à côté de la question.',
  'guide.any.pick.why': 'Seul ce que les règles permettent est doré. Arrêtez-vous ailleurs : on vous dira pourquoi non.',
  'guide.any.subset': 'Touchez ce que vous voulez, puis confirmez.',
  'guide.any.subset.why': 'Toucher une seconde fois retire. Quand une réponse est proposée, elle est déjà bonne.',
  'guide.any.order': 'Touchez les choses l’une après l’autre, la première d’abord, puis confirmez.',
  'guide.any.order.why': 'Les flèches changent l’ordre.',
  'guide.any.amount': 'Réglez le nombre, puis confirmez.',
  'guide.any.amount.why': 'On ne peut régler que ce que les règles permettent.',
};
