/** Ce qu’Anselme le Lettré raconte d’Un Monde Oublié. */
export default {
  'course.narrator': 'Anselme',
  'course.lead':
    'Anselme, qui tient les livres de la cité et a son avis sur tout ce qu’ils contiennent, vous montre comment régner sur une cité-État.',

  'lesson.city': 'Votre cité-État',
  'lesson.city.labour.goal': 'Gagner 2 pièces',
  'lesson.city.labour.told':
    'Bienvenue ! Je suis Anselme ; je tiens les livres, et ils sont minces. Vous avez trois citoyens, numérotés de 1 à 3. Touchez-en un, puis l’action nommée Labeur. Une pelle ne ment jamais.',
  'lesson.city.labour.done':
    'Deux pièces, c’est noté. Voilà un tour entier : un citoyen, une action, aussitôt faite. Ce serait maintenant à Ermengarde.',
  'lesson.city.labour.wrong.elsewhere': 'Bel endroit, mais pas une pièce à y gagner. Seul le Labeur rapporte 2 pièces.',
  'lesson.city.labour.wrong.pass': 'Qui passe ne joue plus de la manche. Et vos trois citoyens restent là, à se tourner les pouces !',
  'lesson.city.tile.goal': 'Prendre la tuile Premier Joueur',
  'lesson.city.tile.told':
    'Ermengarde a commencé cette manche, et elle commencera aussi la suivante, à moins qu’on ne lui prenne la tuile. Envoyez un citoyen à la Reconstruction, même si rien n’est cassé.',
  'lesson.city.tile.done': 'La tuile est à vous, avec une pièce en prime. À la prochaine manche, vous choisirez avant tout le monde.',
  'lesson.city.tile.wrong.elsewhere':
    'Utile, mais la tuile reste à Ermengarde, et c’est elle qui recommencera. Seule la Reconstruction la déplace.',

  'lesson.values': 'La valeur des citoyens',
  'lesson.values.higher.goal': 'Aller au Labeur bien qu’Ermengarde s’y trouve',
  'lesson.values.higher.told':
    'Le 2 d’Ermengarde est déjà au Labeur. Le plateau a ses usages : qui vient après doit porter un nombre plus grand. Regardez les vôtres.',
  'lesson.values.higher.done':
    'Trois l’emporte sur deux. Personne n’est chassé : son 2 reste, et votre 3 le dépasse jusqu’à la fin de la manche.',
  'lesson.values.higher.wrong.elsewhere':
    'Permis, mais il s’agissait du Labeur ; et un citoyen posé reste en place jusqu’à la fin de la manche.',
  'lesson.values.sparing.goal': 'Aller au Labeur en gardant votre 3 chez vous',
  'lesson.values.sparing.told':
    'Cette fois, elle n’y a que son 1. Votre 3 suffirait, mais un bon intendant n’éclaire pas la salle avec sa dernière chandelle. Quel nombre suffit tout juste ?',
  'lesson.values.sparing.done': 'Tout juste. Votre 3 est encore chez vous et vous ouvrira plus tard presque toutes les portes.',
  'lesson.values.sparing.wrong.three': 'Cela marche, mais votre meilleur citoyen y reste jusqu’à la fin de la manche. Le 2 suffisait.',

  'lesson.build': 'Bâtir',
  'lesson.build.first.goal': 'Construire le Verger',
  'lesson.build.first.step.1': 'aller à la Construction',
  'lesson.build.first.step.2': 'construire le Verger',
  'lesson.build.first.told':
    'Les pièces, c’est bien ; les bâtiments, c’est mieux. Placez n’importe quel citoyen à la Construction, puis choisissez le Verger dans la rangée Empire. Il coûte 2 pièces, nourrit une bouche et porte une bannière verte.',
  'lesson.build.first.done': 'Votre premier bâtiment. Sa nourriture et sa bannière comptent dès maintenant.',
  'lesson.build.first.wrong.other':
    'Une bonne carte, mais c’est le Verger qu’on voulait : c’est la moins chère, et elle nourrit un citoyen de plus.',
  'lesson.build.fee.goal': 'Construire sans payer de supplément',
  'lesson.build.fee.step.1': 'le bon nombre à la Construction',
  'lesson.build.fee.step.2': 'choisir une carte',
  'lesson.build.fee.told':
    'Ermengarde a un 2 à la Construction. Ailleurs, il barrerait la route à votre 2 ; ici, c’est l’inverse : même nombre, entrée gratuite, tout autre nombre paie 1 pièce.',
  'lesson.build.fee.done': 'Pas une pièce de trop. J’ai connu des rois qui ne l’ont jamais compris.',
  'lesson.build.fee.wrong.fee':
    'Cela vous a coûté 1 pièce de plus : personne n’y avait encore ce nombre. Un 2 à côté de son 2 aurait été gratuit.',
  'lesson.build.theatre.goal': 'Gagner 4 pièces avec votre Amphithéâtre',
  'lesson.build.theatre.told':
    'Le Labeur vous est fermé : son 3 s’y trouve, et le vôtre n’est pas plus grand. Mais l’Amphithéâtre de votre propre cité montre une action, et là n’importe lequel de vos citoyens est le bienvenu.',
  'lesson.build.theatre.done':
    'Quatre pièces pour une comédie. Sur vos propres cartes, aucun nombre n’est trop petit, et nul rival ne passe devant.',
  'lesson.build.theatre.wrong.rebuild': 'La Reconstruction donne 1 pièce et la tuile. L’Amphithéâtre en aurait donné 4.',

  'lesson.titan': 'Le premier titan',
  'lesson.titan.recruit.goal': 'Recruter de quoi vaincre le Colosse de Boue',
  'lesson.titan.recruit.step.1': 'aller au Recrutement',
  'lesson.titan.recruit.step.2': 'les bons soldats',
  'lesson.titan.recruit.told':
    'Quelque chose de grand se dresse dans la boue. Sa défense est de 6 ; vos Gardes et vos Miliciens font 4 ensemble. De nouveaux soldats remplacent les anciens, qui laissent un symbole en héritage. Comptez avant de choisir.',
  'lesson.titan.recruit.done':
    'Épées à Gages 4, héritage des partants 1, armée restée en place 2 : sept. Le Colosse devrait faire grise mine, s’il en a une.',
  'lesson.titan.recruit.wrong.raiders':
    'Pillards 2, héritage 1, armée restée en place 2 : cinq. Le Colosse se défend avec 6. Les Épées à Gages apportent 4.',
  'lesson.titan.attack.goal': 'Vaincre le Colosse de Boue',
  'lesson.titan.attack.step.1': 'le vaincre',
  'lesson.titan.attack.step.2': 'supporter les dégâts',
  'lesson.titan.attack.told':
    'Une attaque est un tour à elle seule ; elle ne demande aucun citoyen, rien que des armées payées. Touchez le Colosse, puis envoyez les deux armées : 1 pièce chacune. Un dé dira ensuite ce qu’il casse en tombant.',
  'lesson.titan.attack.done':
    'Le voilà tombé, sur vos toits. Sa bannière et sa place sont à vous pour de bon ; une carte endommagée ne donne rien avant d’être réparée, mais sa bannière comptera à la fin.',
  'lesson.titan.attack.wrong.placed': 'C’était votre tour : un citoyen ou une attaque, jamais les deux. Le Colosse est toujours debout.',
  'lesson.titan.repair.goal': 'Réparer le Champ de Blé',
  'lesson.titan.repair.step.1': 'aller à la Reconstruction',
  'lesson.titan.repair.step.2': 'choisir la carte',
  'lesson.titan.repair.told':
    'Votre champ est face cachée : il ne nourrit personne. La Reconstruction répare jusqu’à deux cartes. N’importe quel citoyen peut y aller, quoi qu’il s’y trouve déjà.',
  'lesson.titan.repair.done': 'Du blé à nouveau, et une pièce pour la peine.',
  'lesson.titan.repair.wrong.build':
    'Le champ est toujours face cachée, et une carte endommagée ne nourrit personne. Reconstruisez d’abord.',
  'lesson.titan.repair.wrong.nothing': 'Vous êtes allé à la Reconstruction sans rien réparer. Touchez le Champ de Blé avant de confirmer.',

  'lesson.food': 'Nourrir ou jeûner',
  'lesson.food.starve.goal': 'Garder votre 3 et votre 4 pour la manche suivante',
  'lesson.food.starve.told':
    'Les Longues Huttes vous ont amené un quatrième citoyen, et la cuisine en nourrit trois. L’un d’eux doit jeûner : il va sur la case Famine et manque toute la manche suivante. À vous de dire lequel.',
  'lesson.food.starve.done': 'C’est le plus petit nombre qui manque le moins. Mais veillons à ce que plus personne ne jeûne.',
  'lesson.food.starve.wrong.strong': 'Vous voilà privé d’un de vos meilleurs pour une manche entière. Un petit nombre manque moins.',
  'lesson.food.feed.goal': 'Finir la manche avec tout le monde nourri',
  'lesson.food.feed.step.1': 'de quoi nourrir quatre bouches',
  'lesson.food.feed.step.2': 'passer, tous nourris',
  'lesson.food.feed.told':
    'Quatre citoyens, trois nourritures, et Ermengarde a déjà passé : vous avez tout votre temps. Construisez de quoi manger, puis passez. Ceux de la case Famine ont faim, eux aussi.',
  'lesson.food.feed.done':
    'Personne ne jeûne. À la fin de la partie, chaque citoyen sur la case Famine coûte 2 points : ce calcul vaut la peine à chaque manche.',
  'lesson.food.feed.wrong.hungry':
    'La manche est finie, et il n’y a à manger que pour trois. Revenez en arrière et construisez une carte qui nourrit avant de passer.',

  'lesson.room': 'De la place pour grandir',
  'lesson.room.room.goal': 'Faire de la place pour d’autres bâtiments',
  'lesson.room.room.told':
    'Quatre cartes, place pour quatre : la cité est pleine, et la Construction vous est fermée. L’Expansion apporte une province, pour 1 savoir ou 3 pièces. De savoir, vous n’avez pas : ce seront des pièces.',
  'lesson.room.room.done':
    'La Vallée du Grand Fleuve : de la place, et de quoi manger en plus. Une province est à vous pour toute la partie, et rien ne la casse.',
  'lesson.room.room.wrong.elsewhere': 'La cité est aussi pleine qu’avant. Seuls provinces et titans donnent de la place.',
  'lesson.room.knowledge.goal': 'Gagner 1 savoir',
  'lesson.room.knowledge.told':
    'La Flottille de la rangée coûte 3 pièces et 1 savoir, et toutes les pièces du monde ne remplacent pas le savoir. La Découverte en vend : 3 pièces l’un.',
  'lesson.room.knowledge.done': 'Un savoir. Maniez-le avec soin : il ne pousse pas sur les arbres. Ici, il flottera.',
  'lesson.room.knowledge.wrong.build':
    'On peut construire avec des pièces seules ; mais la Flottille, elle, demande du savoir. Allez d’abord le chercher.',
  'lesson.room.knowledge.wrong.elsewhere': 'Bien occupé, mais pas plus savant. La Découverte change 3 pièces en 1 savoir.',

  'lesson.banners': 'Rassembler les bannières',
  'lesson.banners.banners.goal': 'Gagner 3 points avec une seule carte',
  'lesson.banners.banners.step.1': 'aller à la Construction',
  'lesson.banners.banners.step.2': 'la carte qui vaut 3 points',
  'lesson.banners.banners.told':
    'Voici ce qui fait gagner. Une bannière d’une tribu vaut 1 point, deux en valent 2, trois 4, quatre 6, cinq 8, six 11. Vous en avez une bleue, une jaune et deux vertes. Quelle carte vous élève le plus ?',
  'lesson.banners.banners.done':
    'Deux bannières bleues d’un coup : d’une à trois, de 1 point à 4. Rassemblez, et chaque bannière vaut plus que la précédente.',
  'lesson.banners.banners.wrong.green': 'Une troisième bannière verte vous mène de 2 points à 4 : cela fait 2. Une autre carte en vaut 3.',
  'lesson.banners.banners.wrong.single': 'Une bannière bleue de plus vous mène de 1 point à 2 : cela fait 1. Une autre carte en vaut 3.',

  'lesson.round': 'Une manche entière',
  'lesson.round.whole.goal': 'Jouer une manche entière contre Ermengarde',
  'lesson.round.whole.step.1': 'placer un citoyen',
  'lesson.round.whole.step.2': 'construire ou recruter',
  'lesson.round.whole.step.3': 'arriver à la manche 2',
  'lesson.round.whole.told':
    'Et maintenant le tout, contre Ermengarde la Patiente, qui joue doucement. Employez bien vos trois citoyens : un bâtiment, des soldats, quelques pièces. Quand plus personne ne peut rien faire, la manche finit d’elle-même.',
  'lesson.round.whole.done':
    'Les revenus, tout le monde nourri, une nouvelle rangée de cartes : la manche 2 sur 6 commence. Vous connaissez le jeu ; le reste est affaire de choix. Je tiendrai les livres.',
  'lesson.round.whole.wrong.early':
    'Une manche a passé, et votre cité est restée la même : rien de construit, personne de recruté. Des citoyens restés chez eux sont des actions perdues.',
};
