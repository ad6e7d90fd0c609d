/** Ce qu’Ermengarde la Patiente raconte de The Anarchy. */
export default {
  'course.narrator': 'Ermengarde',
  'course.lead':
    'Ermengarde, qui a attendu la fin de trois sièges sans lever les yeux de sa broderie, vous montre comment on bâtit, nourrit et tient un château.',

  'lesson.sheets': 'Vos deux feuilles',
  'lesson.sheets.path.goal': 'Prendre le Maçon',
  'lesson.sheets.path.told':
    'Deux cousins pour une couronne : tout le monde bâtit des châteaux. Asseyez-vous ; je suis Ermengarde, et rien ne presse. Chaque manche commence par une carte Chemin : ses dons servent tout de suite, son objectif se compte à la fin. De murs, nous n’en avons aucun. Prenez le Maçon.',
  'lesson.sheets.path.done':
    'Des Artisans, de la pierre, et avec eux les gens que chaque seigneur reçoit à chaque manche. Il reste à Raoul le Conquérant ; cela lui ressemble.',
  'lesson.sheets.path.wrong.conqueror':
    'Un Chevalier, deux Soldats, et pas une pierre de plus. Un château sans murs commence par le Maçon : deux Artisans, deux jetons Matériau.',
  'lesson.sheets.quarry.goal': 'Envoyer un Serf à la carrière',
  'lesson.sheets.quarry.told':
    'Voici vos feuilles ; les cases dorées sont celles que vous pouvez payer. Touchez-en une : son prix s’en va, son don arrive. Commencez par la première case de Carrière & Forêt : 1 Serf contre 1 jeton Matériau.',
  'lesson.sheets.quarry.done':
    'Un Serf part, une pierre arrive. On agit tant qu’on peut payer, dans l’ordre qu’on veut. Raoul en fait autant sur ses feuilles ; personne n’attend personne.',
  'lesson.sheets.quarry.wrong.elsewhere':
    'C’est payé aussi, mais il n’en vient pas de jeton Matériau. La première case de Carrière & Forêt en donne un.',

  'lesson.walls': 'Les murs',
  'lesson.walls.ladder.goal': 'Arrêter l’Échelle',
  'lesson.walls.ladder.step.1': 'payer un mur',
  'lesson.walls.ladder.step.2': 'du côté attaqué',
  'lesson.walls.ladder.told':
    'Regardez maintenant les cartes Attaque : ce sont les visites de la manche. L’Échelle se présente en bas de votre château, avec une force de 1. Un mur coûte 1 Artisan et 1 jeton Matériau. Posez-le où elle viendra s’appuyer.',
  'lesson.walls.ladder.done': 'Qu’elle s’appuie. Les murs ne s’usent jamais : celui-ci arrêtera 1 point en bas à chaque manche.',
  'lesson.walls.ladder.wrong.elsewhere': 'Un beau mur, du mauvais côté. L’Échelle vient par le bas.',
  'lesson.walls.ladder.wrong.other':
    'La porte arrête les béliers, les tours arrêtent les balistes. Une Échelle s’en moque : il lui faut un mur.',
  'lesson.walls.assault.goal': 'Ne laisser aucune entrée à l’Assaut final',
  'lesson.walls.assault.step.1': 'un second mur',
  'lesson.walls.assault.step.2': 'tous les côtés attaqués fermés',
  'lesson.walls.assault.told':
    'L’Assaut final revient à chaque manche, sur deux côtés à la fois : cette fois à droite et en bas. Il n’est repoussé que si les deux tiennent. Encore un mur, au bon endroit, et c’est dit.',
  'lesson.walls.assault.done':
    'Les deux attaques se briseront sur la pierre, sans que personne ait à s’y tenir. Vos gens sont libres pour mieux que cela.',
  'lesson.walls.assault.wrong.elsewhere':
    'Et ils entrent par la droite, en promeneurs. Une carte n’est repoussée que si chaque côté attaqué tient.',

  'lesson.command': 'Des Mécènes, un Donjon',
  'lesson.command.keep.goal': 'Obtenir un Chevalier du Donjon',
  'lesson.command.keep.step.1': 'un Mécène à la Gouvernance',
  'lesson.command.keep.step.2': 'bâtir le Petit donjon',
  'lesson.command.keep.step.3': 'un Mécène au Donjon',
  'lesson.command.keep.told':
    'Une bonne part de la feuille des lignes Commandement est fermée, et les Mécènes en ont les clefs. Un Mécène sur la ligne Gouvernance ouvre le Petit donjon ; un Artisan et un jeton Matériau le bâtissent ; un second Mécène vous en ramène un Chevalier.',
  'lesson.command.keep.done':
    'Il en va ainsi de toute cette feuille : d’abord la ligne, puis ce qui en dépend. La Guerre ouvre Tactiques et Écuries, le Culte la Chapelle, le Divertissement les fêtes.',
  'lesson.command.keep.wrong.second':
    'Voilà le dernier Mécène dépensé, et le Donjon restera vide. Une case de Gouvernance suffit au petit.',
  'lesson.command.keep.wrong.line': 'Une jolie clef, pour une autre porte. Le Donjon dépend de la ligne Gouvernance.',

  'lesson.castle': 'Le château d’en face',
  'lesson.castle.storm.goal': 'Écraser Castle Cary',
  'lesson.castle.storm.told':
    'Castle Cary se défend avec 2. Deux Soldats et un Chevalier, qui compte double, font 4 ; et 2 de plus qu’il ne faut, c’est l’Écrasement, payé 1 jeton Nourriture. Vos murs tiennent sans eux, et qui monte la garde ne sera plus là demain. Envoyez-les tous.',
  'lesson.castle.storm.done':
    '2 points de Bravoure, le Butin, et plus de nourriture qu’au départ. Un château qu’on laisse derrière soi, lui, coûte de la Grogne à chaque manche.',
  'lesson.castle.storm.wrong.plain':
    'Pris ; mais le Chevalier est resté à garder des murs qui se gardent seuls. Avec 2 points de force en plus, il y avait 1 jeton Nourriture à prendre.',
  'lesson.castle.crane.goal': 'Construire la petite grue',
  'lesson.castle.crane.step.1': 'la développer sur la roue',
  'lesson.castle.crane.step.2': 'la construire',
  'lesson.castle.crane.told':
    'Les châteaux suivants demandent chevaux et béliers, et le vôtre des grues : sans elles, pas de cinquième mur. Une Pièce sur la Roue de la fortune, chez les Fabricants d’armes, développe la petite grue ; un Artisan et deux jetons Matériau la construisent.',
  'lesson.castle.crane.done':
    'Elle est à vous pour toute la partie. Murs, tours, porte et douves peuvent encore monter, et les bâtiments s’agrandir. Les machines d’abord, les dentelles ensuite.',
  'lesson.castle.crane.wrong.artisan': 'C’était votre dernier Artisan, et la grue en veut un. Employez-le à ce qui ouvre autre chose.',

  'lesson.food': 'Le pain',
  'lesson.food.farm.goal': 'Trouver la nourriture qui manque, sans échange',
  'lesson.food.farm.told':
    'Un autre château, et un cellier vide : l’armée a tout mangé. À la fin de la première manche vos gens veulent 1 jeton Nourriture, à la deuxième 2, et ainsi de suite ; chaque jeton manquant donne 1 point de Grogne. Trois Serfs bâillent dans la cour. Qu’en faire ?',
  'lesson.food.farm.done':
    'Du pain. Serfs et Mécènes restés sans travail sont perdus à la fin de la manche : n’en laissez pas un les bras croisés.',
  'lesson.food.farm.wrong.trade':
    'Nourris, mais à deux contre un, avec des Serfs oisifs dans la cour. La première case des Fermes donne 1 jeton Nourriture pour l’un d’eux.',
  'lesson.food.trade.goal': 'Se coucher sans Grogne',
  'lesson.food.trade.told':
    'Ici, on a oublié les Fermes, et la manche est finie : il manque 1 jeton Nourriture. C’est le dernier moment du libre-échange, deux ressources contre une d’une autre sorte. Ne lésinez pas : ce que vous avez encore sera jeté ce soir.',
  'lesson.food.trade.done': 'Tout est payé. Pièces et matériaux ne se gardent pas jusqu’à la manche suivante ; les rancunes, si.',
  'lesson.food.trade.wrong.pay':
    '1 point de Grogne, qui coûtera des points à la fin, et d’autant plus qu’il y en aura. Quant aux Pièces épargnées, elles sont défaussées avec le reste.',

  'lesson.defence': 'La défense du château',
  'lesson.defence.deploy.goal': 'Repousser les Flèches et l’Assaut final',
  'lesson.defence.deploy.told':
    'Tous ont agi ; les voici. Votre mur tient le haut. Les Flèches demandent encore 1 à droite et 1 à gauche, puis l’Assaut final 1 de plus à gauche. Un Artisan arrête 1, un Chevalier 2, et personne ne court d’un côté à l’autre.',
  'lesson.defence.deploy.done':
    'Pas une plume n’est entrée. Toutes les cartes repoussées, vous gagnez de la Loyauté ; ce qui passe devient de la Grogne.',
  'lesson.defence.deploy.show': 'Comme ceci : le Chevalier à gauche, où l’on frappe deux fois, et l’Artisan à droite.',
  'lesson.defence.deploy.wrong.through':
    'Quelque chose est passé. Une carte n’est repoussée que si chaque côté attaqué tient : 1 à droite, et deux fois 1 à gauche.',
  'lesson.defence.covers.goal': 'Se préparer à la Catapulte',
  'lesson.defence.covers.step.1': 'un Mécène à la Guerre',
  'lesson.defence.covers.step.2': 'un Mécène aux Tactiques',
  'lesson.defence.covers.step.3': 'rechercher les couverts',
  'lesson.defence.covers.told':
    'Une Catapulte frappe le château tout entier ; ni murs ni Soldats ne l’émeuvent. Seuls les couverts y peuvent quelque chose. Un Mécène ouvre la ligne Guerre, un autre va aux Tactiques et les recherche. Une utilisation est prête aussitôt.',
  'lesson.defence.covers.done':
    'Qu’elle tire. Les utilisations suivantes coûtent 1 jeton Matériau chacune, et celles qui restent servent plus tard.',
  'lesson.defence.covers.wrong.stones': 'Utile, un autre jour. Contre une Catapulte il n’y a que les couverts.',
  'lesson.defence.covers.wrong.wall': 'La Catapulte tire par-dessus. Gardez la pierre ; ici, il faut des couverts.',

  'lesson.feast': 'Une fête',
  'lesson.feast.lammas.goal': 'Gagner de la Joie au Lammas',
  'lesson.feast.lammas.step.1': 'un Mécène au Divertissement',
  'lesson.feast.lammas.step.2': 'un Serf au Lammas',
  'lesson.feast.lammas.step.3': 'deux fanions voisins',
  'lesson.feast.lammas.told':
    'Un château veut rire aussi. Un Mécène ouvre le Divertissement, un Serf commence le Lammas, et deux cartes disent quels fanions hisser. Deux voisins sur une corde remplissent la case qui les sépare ; sur une seule corde, les vôtres sont voisins.',
  'lesson.feast.lammas.done':
    '1 point de Joie : il efface 1 point de Grogne, même à venir. La Saint-Valentin, la Saint-Michel, les tournois et la brasserie ont chacun leur petit jeu.',
  'lesson.feast.lammas.wrong.rope':
    'Ils flottent loin l’un de l’autre, et personne ne sourit. Sur la corde du milieu, jaune et rouge sont voisins, la Joie entre eux.',

  'lesson.points': 'Qui l’emporte',
  'lesson.points.serf.goal': 'Passer devant Raoul avec un seul Serf',
  'lesson.points.serf.told':
    'Dernière manche, 38 points partout. Chaque case de Bravoure, Loyauté, Influence et Puissance vaut un point, chaque carte Chemin jusqu’à 3, et la Grogne en ôte. Regardez vos cartes Chemin : le Courtisan veut 8 points d’Influence, le Banquier une banque achevée.',
  'lesson.points.serf.why':
    'Le plus de points l’emporte. Une case qui fait monter un attribut et remplit en plus un objectif vaut mieux que toute autre : cherchez celles-là.',
  'lesson.points.serf.done':
    'Le huitième point d’Influence, et la Petite banque achevée : un Serf, trois points. C’est ainsi qu’on gagne. Qu’une case serve deux fois.',
  'lesson.points.serf.wrong.moat':
    'Le Sapeur demande des douves à 2, et la première case n’en donne pas même 1. Voyez le Courtisan et le Banquier.',
  'lesson.points.serf.wrong.done': 'Avec sept Serfs dans la cour ? À égalité, le moins de Grogne l’emporte, et vous en avez cinq.',
  'lesson.points.serf.wrong.other': 'Agréable, et pas un point dedans. La case qu’il vous faut est à la Petite banque.',

  'lesson.round': 'Une manche entière',
  'lesson.round.whole.goal': 'Jouer la première manche jusqu’au bout et repousser une attaque',
  'lesson.round.whole.step.1': 'prendre une carte Chemin',
  'lesson.round.whole.step.2': 'remplir trois cases',
  'lesson.round.whole.step.3': 'dire que vous avez terminé',
  'lesson.round.whole.step.4': 'repousser une attaque',
  'lesson.round.whole.told':
    'À vous maintenant, sans moi, contre Raoul, qui est d’humeur douce. Prenez une carte Chemin, regardez vos attaques, bâtissez et amassez, gardez 1 jeton Nourriture, et dites quand vous avez terminé. Puis postez ceux qui restent.',
  'lesson.round.whole.done':
    'Une manche entière, et le château est debout. Encore quatre, chacune avec une attaque de plus, et l’on compte les points. Je retourne à ma broderie.',
  'lesson.round.whole.show':
    'Comme ceci : les murs tiennent, les deux Artisans peuvent se mettre où bon leur semble ; à gauche, par exemple.',
  'lesson.round.whole.wrong.through':
    'Tout est passé, et la Loyauté promise est devenue de la Grogne. Regardez quels côtés ils attaquent avant de dire que vous avez terminé.',
};
