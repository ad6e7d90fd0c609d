/** Ce que Tancrède le Sénéchal raconte de Medievalia. */
export default {
  'course.narrator': 'Tancrède',
  'course.lead': 'Tancrède, sénéchal de trois seigneurs avant vous et peu patient avec chacun, vous montre comment on mène un fief.',

  'lesson.land': 'La terre',
  'lesson.land.field.goal': 'Jouer un Champ sans perdre de carte',
  'lesson.land.field.step.1': 'choisir un Champ',
  'lesson.land.field.step.2': 'payer avec la Ville',
  'lesson.land.field.told':
    'C’est donc vous, le nouveau seigneur. Neuf cartes en main, une Ville, et pas un brin d’herbe. Jouez un Champ : il coûte 1 main-d’œuvre, et votre Ville en donne tout juste 1. Les cartes en main paient aussi, mais alors elles sont perdues.',
  'lesson.land.field.done':
    'Un Champ pour une journée de travail. La Ville est tournée : elle a servi et se repose jusqu’à votre prochain tour.',
  'lesson.land.field.wrong.waste':
    'Vous avez jeté une carte pour payer, et la Ville restait là sans rien faire. Une carte en main se dépense en dernier.',
  'lesson.land.field.wrong.other': 'C’est plus cher que ce que la Ville peut payer. Un Champ coûte 1 main-d’œuvre : commencez par lui.',
  'lesson.land.forest.goal': 'Jouer une Forêt bien que la Ville ait servi',
  'lesson.land.forest.step.1': 'choisir la Forêt',
  'lesson.land.forest.step.2': 'payer 2 main-d’œuvre',
  'lesson.land.forest.told':
    'La Ville a déjà travaillé, et une Forêt coûte 2 main-d’œuvre. Votre main doit aider : chaque carte défaussée vaut 1 de ce qu’il vous faut. Deux paysans, par exemple ; des paysans, il y en a toujours.',
  'lesson.land.forest.done': 'De l’énergie à la maison. Un fief porte quatre territoires au plus : choisissez-les bien.',
  'lesson.land.forest.wrong.end': 'Un tour fini avec huit cartes en main. La Forêt aurait servi le tour même où vous la jouez.',

  'lesson.people': 'Les gens',
  'lesson.people.worker.goal': 'Tirer 2 main-d’œuvre de votre Ville',
  'lesson.people.worker.step.1': 'jouer un Paysan',
  'lesson.people.worker.step.2': 'le mettre au travail à la Ville',
  'lesson.people.worker.told':
    'Une terre sans gens n’est qu’un paysage. Jouez un Paysan, mettez-le sur la Ville et payez sa nourriture avec le Champ. Chaque travailleur posé sur un lieu ajoute 1 à ce que le lieu donne.',
  'lesson.people.worker.done':
    'Deux main-d’œuvre par tour. Ville, Champ, Forêt et Mine prennent deux travailleurs, une Ferme un seul. Et tout ce monde veut manger.',
  'lesson.people.worker.wrong.ground':
    'Il baye aux corneilles en terrain libre et n’aide à aucune récolte. Sur la Ville, il ajouterait 1 main-d’œuvre.',

  'lesson.cards': 'Plus de cartes',
  'lesson.cards.extra.goal': 'Piocher une carte de plus',
  'lesson.cards.extra.told':
    'Une main vide est le cauchemar d’un seigneur. Pour 4 ressources de n’importe quelle sorte, on pioche une carte de plus. Ville et Forêt en donnent 2 chacune : quatre, et pas une de trop.',
  'lesson.cards.extra.done': 'Une carte, rien de perdu. Les ressources ne se gardent pas : ce qui ne sert pas ce tour-ci s’en va.',
  'lesson.cards.extra.wrong.end':
    'Ville et Forêt étaient prêtes, et vous êtes allé dormir. Rien de ce qu’elles donnent ne se garde pour demain.',

  'lesson.build': 'Bâtir',
  'lesson.build.forge.goal': 'Bâtir le Forgeron : votre premier prestige',
  'lesson.build.forge.step.1': 'acheter le Forgeron',
  'lesson.build.forge.step.2': 'payer, et il est debout',
  'lesson.build.forge.told':
    'Le prestige fait gagner, et les bâtiments sont du prestige. Achetez le Forgeron au marché et posez-le sur la Mine. Attention : le lieu qui porte le nouveau bâtiment ne doit pas servir à le payer.',
  'lesson.build.forge.done':
    'Un prestige sur les sept qu’il faut. La Mine donne désormais 1 or de plus, et les Fantassins viennent sans supplément.',
  'lesson.build.forge.wrong.end': 'Vous pouviez payer le Forgeron, et maintenant Raoul le peut aussi. Le marché est au premier venu.',
  'lesson.build.fortress.goal': 'Garder le Champ par une Forteresse',
  'lesson.build.fortress.step.1': 'acheter la Forteresse',
  'lesson.build.fortress.step.2': 'payer, et elle est debout',
  'lesson.build.fortress.told':
    'Une Forteresse ne produit rien. Elle se tient là, 1 d’attaque et 5 de défense, jour et nuit, et compte en plus comme prestige. Achetez-la et posez-la où elle gêne le plus Raoul : sur le Champ qui vous nourrit.',
  'lesson.build.fortress.done': 'Qu’il vienne. Un bâtiment militaire ne dort pas, ne se tourne jamais et ne mange rien.',
  'lesson.build.fortress.wrong.end': 'La Forteresse est restée au marché, et votre Champ s’offre encore au premier soldat qui passe.',

  'lesson.war': 'La guerre',
  'lesson.war.march.goal': 'Mener votre Chevalier dans le fief de Raoul',
  'lesson.war.march.step.1': 'en terrain neutre',
  'lesson.war.march.step.2': 'dans son fief',
  'lesson.war.march.told':
    'Entre vous et Raoul s’étend un terrain neutre, et une marche mène d’un fief au suivant. À pied, il y faut deux tours. Un Chevalier, lui, marche deux fois.',
  'lesson.war.march.done': 'Le voilà au milieu des navets de Raoul. Marcher ne tourne pas une carte : il peut encore se battre.',
  'lesson.war.march.wrong.end': 'Le Chevalier est resté en arrière. Ce qui ne marche pas maintenant attend le prochain tour.',
  'lesson.war.battle.goal': 'Détruire le lieu qui porte deux bâtiments',
  'lesson.war.battle.step.1': 'déclarer la guerre',
  'lesson.war.battle.step.2': 'détruire la Mine',
  'lesson.war.battle.told':
    'La Mine de Raoul porte une École et un Atelier, et un seul paysan la garde. Déclarez la guerre, puis lancez le Chevalier contre la Mine : quand un lieu tombe, tous ses bâtiments tombent avec lui.',
  'lesson.war.battle.done':
    'Paysan, Mine, École et Atelier : deux prestiges perdus en un après-midi. Souvenez-vous-en quand vous laissez vos lieux sans garde.',
  'lesson.war.battle.wrong.merchant': 'Un Marchand de moins, et aucun bâtiment. La Mine lui en aurait coûté deux.',
  'lesson.war.battle.wrong.city': 'La Ville se défend avec 8 ; votre Chevalier frappe à 4. Une Ville demande une armée, ou un siège.',
  'lesson.war.battle.wrong.other': 'Un coup, mais un petit. La Mine porte deux bâtiments et n’a qu’un garde.',
  'lesson.war.battle.wrong.end':
    'Vous avez chevauché jusque-là pour faire demi-tour à la porte. La guerre se déclare avant la fin du tour.',

  'lesson.win': 'Sept prestiges',
  'lesson.win.castle.goal': 'Gagner la partie avec le Château',
  'lesson.win.castle.step.1': 'acheter le Château',
  'lesson.win.castle.step.2': 'payer 10 et gagner',
  'lesson.win.castle.told':
    'Cinq prestiges, et le Château en vaut 2. Il coûte 10 ressources : épargnez le lieu qui le portera et faites travailler tout le reste, jusqu’à la dernière carte en main.',
  'lesson.win.castle.done': 'Sept. Qui en a sept l’emporte sur-le-champ. J’ai servi de pires seigneurs.',
  'lesson.win.castle.wrong.end': 'La partie était gagnée, et vous avez fini votre tour ! Le Château, seigneur, le Château.',

  'lesson.turn': 'Un tour entier',
  'lesson.turn.whole.goal': 'Jouer votre premier tour et voir celui de Raoul',
  'lesson.turn.whole.step.1': 'piocher une carte',
  'lesson.turn.whole.step.2': 'jouer un territoire',
  'lesson.turn.whole.step.3': 'arriver à votre prochain tour',
  'lesson.turn.whole.told':
    'À vous maintenant, contre Raoul, qui joue doucement pour une fois. Piochez où vous voulez, jouez une terre, payez-la, et finissez votre tour quand vous ne voulez plus rien.',
  'lesson.turn.whole.done': 'Il a eu son tour, et c’est de nouveau à vous. Voilà tout ; le reste est de faire mieux que lui.',
  'lesson.turn.whole.wrong.empty':
    'Un tour de passé, et votre Ville est seule dans un fief vide. La première chose qu’il faut à un seigneur, c’est de la terre.',
};
