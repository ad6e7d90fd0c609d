/** Ce qui se dit à chaque exemple. */
export default {
  'example.title': 'Exemple {example}',
  'example.here': '{n} sur {count}',
  'example.goal': 'À la table',
  'example.list': 'Exemples commentés',
  'example.again': 'Remettre en place',
  'example.leave': 'Retour aux règles',
  'example.narrator': '{name}, qui raconte l’exemple',
  'example.try': 'Montrez-moi ce qu’il dit',
  'example.try.next': 'Montrez-moi l’autre cas',
  'example.showing': 'Voici ce qu’il dit : {answer}.',
  'example.numbers': 'Il donne les nombres : réglez-les, ou faites-les régler.',
  'example.others': 'Voici ce qu’il dit : aux autres de répondre.',
  'example.refused': 'Il dit aussi ce que les règles refusent ici : {answer}.',
  'example.play': 'Faites-le pour moi',
  'example.so': 'Tout s’est passé comme le dit l’exemple.',
  'example.so.more': 'Tout s’est passé comme le dit l’exemple. Il reste {n, plural, one {# cas} other {# cas}} à essayer.',
  'example.off': 'L’exemple raconte un autre chemin : continuez à votre guise, revenez en arrière ou remettez en place.',
  'example.laid':
    'Cette position a été disposée à la main pour un exemple : aucune partie n’y a mené, elle n’a donc ni feuille de partie ni suite.',
  'example.next': 'Exemple suivant',
  'example.position': 'position {n}',
};
