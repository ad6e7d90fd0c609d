/** Ce que le chancelier Gilles raconte de Medioevo Universale. */
export default {
  'course.narrator': 'Gilles',
  'course.lead':
    'Gilles, chancelier de Hongrie, a servi trois rois et en a enterré deux. Il vous montre comment régner sans devenir le troisième.',

  'lesson.realm': 'Votre royaume',
  'lesson.realm.village.goal': 'Fonder votre premier village à Buda',
  'lesson.realm.village.told':
    'Bienvenue en Hongrie, Sire : sept territoires en rouge, dont quatre avec une ville sur la carte. Un village vous est offert. Fondez-le à Buda, en Pannonie : vos propres terres l’entourent.',
  'lesson.realm.village.done':
    'Buda a désormais son boulanger. Un village compte comme un territoire de plus pour l’impôt, et permet de lever une unité de plus.',
  'lesson.realm.village.wrong.elsewhere':
    'Il peut s’y dresser, mais tous les pirates passent devant. À Buda, en Pannonie, vos terres le gardent de trois côtés : fondez-le là.',
  'lesson.realm.wagons.goal': 'Placer votre archer et deux transports',
  'lesson.realm.wagons.step.1': 'l’archer en Transylvanie',
  'lesson.realm.wagons.step.2': 'un chariot de guerre à côté',
  'lesson.realm.wagons.step.3': 'une caravane en Slavonie',
  'lesson.realm.wagons.told':
    'Ici, les soldats ne marchent pas, on les conduit. L’archer va donc en Transylvanie, et un chariot de guerre de niveau I au même endroit. La caravane va en Slavonie, où Zagreb vend des fourrures. Deux niveaux en tout, pas un de plus.',
  'lesson.realm.wagons.done':
    'Une armée qui peut bouger, une caravane au pied de sa marchandise. Il y a fallu des années à mon deuxième roi.',
  'lesson.realm.wagons.wrong.archer':
    'Il y resterait seul longtemps : sur terre, les unités ne vont qu’en chariot de guerre, et de là où elles sont. Ce sera la Transylvanie.',
  'lesson.realm.wagons.wrong.apart': 'L’archer est en Transylvanie. Sans chariot de guerre dans le même territoire, il y finira ses jours.',
  'lesson.realm.wagons.wrong.furs':
    'De là aussi, elle peut commercer, mais les fourrures se vendent à Zagreb, en Slavonie. Commencez où est la marchandise.',

  'lesson.order': 'Qui passe premier',
  'lesson.order.bid.goal': 'Devenir premier joueur pour 50 florins au plus',
  'lesson.order.bid.told':
    'Chaque tour s’ouvre sur des enchères secrètes. Qui mise le plus joue d’abord et combat sans malus. Seul le gagnant paie, et sa mise va au dernier. Théodora de Byzance n’a jamais misé plus de 20. Elle est économe ; c’est son seul défaut.',
  'lesson.order.bid.show': 'Comme ceci : une mise de 30 florins. Elle ne va jamais au-delà de 20.',
  'lesson.order.bid.done':
    'Premier, et à bon compte. Vos florins sont chez elle, notez bien : dans ce jeu l’argent ne se perd pas, il change d’avis.',
  'lesson.order.bid.wrong.low':
    'Elle a misé 20 : elle est première, et vos attaques portent un malus tout le tour. Un peu plus aurait suffi.',
  'lesson.order.bid.wrong.dear':
    'Vous êtes premier, et la voilà riche : toute la mise est tombée dans sa bourse. Elle ne mise jamais plus de 20.',

  'lesson.taxes': 'L’impôt sans la révolte',
  'lesson.taxes.tax.goal': 'Lever plus que le minimum, et garder la paix',
  'lesson.taxes.tax.step.1': 'lever 20',
  'lesson.taxes.tax.step.2': 'payer vos gens',
  'lesson.taxes.tax.told':
    'Le niveau se multiplie par vos territoires, villages et villes. Mais au tour prochain une carte dira ce que le peuple tolère, et chaque dizaine de trop est une rébellion. Le risque est écrit à côté de chaque niveau. À 20, c’est une chance sur dix ; j’ai bien dormi sur pire.',
  'lesson.taxes.tax.show': 'Comme ceci : un impôt de 20 florins par territoire.',
  'lesson.taxes.tax.done':
    '160 florins entrent, 60 sortent : chaque unité, chaque chariot, chaque caravane coûte 20 par tour. Les grandes armées se mangent elles-mêmes.',
  'lesson.taxes.tax.wrong.meagre':
    'À 10, personne ne se soulève, et personne n’est payé non plus : 80 florins pour 60 d’entretien. Prenez 20.',
  'lesson.taxes.tax.wrong.revolt':
    'À 30, le risque est d’un sur trois ; à 40, de deux sur trois. Chaque rébellion met une horde sur vos propres terres, et elle brûle ce qu’elle y trouve.',
  'lesson.taxes.tax.wrong.disband': 'Vous gagnez 20 florins et perdez un soldat qui en valait 50. Vous pouvez payer : payez.',

  'lesson.army': 'Une armée',
  'lesson.army.recruit.goal': 'Recruter deux infanteries lourdes près du chariot',
  'lesson.army.recruit.step.1': 'la première, en Transylvanie',
  'lesson.army.recruit.step.2': 'la seconde à ses côtés',
  'lesson.army.recruit.told':
    'Les achats ! Touchez l’infanterie lourde, puis la Transylvanie, où attend votre chariot. Il porte trois unités : l’archer et deux autres. On ne recrute que là où l’on a une zone habitée ou une place forte.',
  'lesson.army.recruit.done':
    'Trois unités, trois places au chariot. L’infanterie lourde diminue vos pertes, et touchée, elle se bat encore, en infanterie légère.',
  'lesson.army.recruit.wrong.far':
    'De bons soldats, du mauvais côté du royaume : le chariot est en Transylvanie, et sans lui ils n’iront nulle part.',
  'lesson.army.recruit.wrong.light':
    'C’est un autre métier. L’infanterie lourde diminue vos pertes à chaque manche ; pour la route que j’ai en tête, il m’en faut deux.',
  'lesson.army.recruit.wrong.done': 'La phase est finie, et le chariot a deux places vides. Vous pouviez lever quatre unités ce tour.',

  'lesson.arts': 'Une technologie',
  'lesson.arts.town.goal': 'Faire de Buda une ville',
  'lesson.arts.town.step.1': 'étudier la Maçonnerie',
  'lesson.arts.town.step.2': 'bâtir la ville',
  'lesson.arts.town.told':
    'On ne bâtit pas ce qu’on ne comprend pas. Étudiez la Maçonnerie, première des technologies vertes, puis élevez le village de Buda au rang de ville. Chaque usage coûte un point vert ; votre jeton vert en donne un par tour, et un point manquant coûte 100 florins.',
  'lesson.arts.town.done':
    'Une ville : deux de plus pour l’impôt, et autant de recrues. Le jeton reste retourné jusqu’à la fin du tour, puis il resservira.',
  'lesson.arts.town.wrong.other': 'Bonne à savoir, un jour. Pour la pierre, c’est la Maçonnerie, et votre jeton est vert.',
  'lesson.arts.town.wrong.village': 'C’est un bâtiment, mais pas le bon : Buda a déjà son village, il ne lui manque qu’un niveau.',
  'lesson.arts.town.wrong.done':
    'Vous aviez 1620 florins et sortez les mains vides. Mon troisième roi faisait de même ; c’est celui que je n’ai pas encore enterré.',

  'lesson.war': 'Marche et bataille',
  'lesson.war.march.goal': 'Mener vos trois unités en Bulgarie',
  'lesson.war.march.step.1': 'charger le chariot',
  'lesson.war.march.step.2': 'entrer en Bulgarie',
  'lesson.war.march.told':
    'Choisissez le chariot de guerre, chargez les trois unités, puis passez par le Banat de Severin jusqu’en Bulgarie. Un pas coûte un point de mouvement ; vous en avez six. La Bulgarie n’est à personne : une horde vous y attendra.',
  'lesson.war.march.done':
    'Les voilà : deux infanteries légères et un capitaine, comme le dit le Cercle de Guerre. Il le dit de toutes les hordes du tour ; vous le saviez donc.',
  'lesson.war.march.wrong.empty': 'Un chariot superbe, et personne dedans. Les unités ne suivent que si on les charge avant le départ.',
  'lesson.war.march.wrong.elsewhere':
    'Une bataille, mais pour une terre sans zone habitée : sa conquête ne rapporte aucun honneur. Tarnovo, en Bulgarie, en rapporte.',
  'lesson.war.march.wrong.pass': 'Vous passez, le chariot plein. Quand tous passent, le combat est fini pour ce tour.',
  'lesson.war.battle.goal': 'Gagner la bataille et conquérir Tarnovo',
  'lesson.war.battle.step.1': 'combattre',
  'lesson.war.battle.step.2': 'garder vos dés',
  'lesson.war.battle.told':
    'Trois dés par camp : le plus haut est l’attaque, le plus bas vos propres pertes. Les leurs sont au Cercle de Guerre : ils attaquent à 4. Combattez, et si votre plus haut dé passe 4, laissez vos dés comme ils sont.',
  'lesson.war.battle.done':
    'Huit contre quatre : trois points de dégâts, trois barbares. Tarnovo est une zone habitée : sa conquête vaut 1 point d’honneur. Et c’est l’honneur, Sire, qui fait gagner.',
  'lesson.war.battle.wrong.flee': 'Fuir devant des barbares coûte 1 point d’honneur, et vous n’aviez même pas jeté un dé.',

  'lesson.trade': 'Des fourrures pour Constantinople',
  'lesson.trade.furs.goal': 'Acheter deux fourrures à Zagreb',
  'lesson.trade.furs.step.1': 'choisir la caravane',
  'lesson.trade.furs.step.2': 'acheter deux fourrures',
  'lesson.trade.furs.told':
    'La guerre a sa phase, le commerce aussi. Votre caravane est en Slavonie ; Zagreb vend la fourrure 100 florins. Elle porte deux cubes, et l’achat lui coûte un de ses six points de mouvement.',
  'lesson.trade.furs.done': 'Deux fourrures, sans mites. Aucune zone n’achète ce qu’elle produit : il faut aller là où l’on ne chasse pas.',
  'lesson.trade.furs.wrong.one': 'Il y avait place pour deux, et la route n’est pas plus courte pour une.',
  'lesson.trade.furs.wrong.left': 'La caravane est prête, et vide. On achète d’abord, on part ensuite.',
  'lesson.trade.pact.goal': 'Obtenir le droit de commercer à Byzance',
  'lesson.trade.pact.told':
    'Constantinople paierait bien, mais elle est à Théodora, et nul ne commerce chez autrui sans permission. Justement, elle propose un pacte : il vous donne le droit de commercer dans ses territoires. Lisez-le, puis acceptez.',
  'lesson.trade.pact.show': 'Comme ceci : acceptez l’offre de Théodora, dans la colonne à côté du plateau.',
  'lesson.trade.pact.done': 'Signé. Qui rompt un pacte perd 2 points d’honneur ; cela la tient mieux que sa parole.',
  'lesson.trade.pact.wrong.decline': 'Elle ne demandait rien, et vous dites non. Sans sa permission, Constantinople ne vous achète rien.',
  'lesson.trade.pact.wrong.hurry': 'Belle allure, mais à sa porte on vous renverrait. Acceptez d’abord le pacte.',
  'lesson.trade.sale.goal': 'Vendre deux fourrures à Constantinople',
  'lesson.trade.sale.step.1': 'aller en Thrace',
  'lesson.trade.sale.step.2': 'vendre les deux fourrures',
  'lesson.trade.sale.told':
    'Severin, la Bulgarie, la Thrace : trois pas, et un point de plus pour la vente. Vous en avez cinq. Touchez la Thrace, la caravane trouve le chemin ; puis vendez tout et confirmez.',
  'lesson.trade.sale.done':
    '200 florins, et une fourrure reste au marché de Constantinople. Désormais chaque cube vendu là rapporte 20 de plus ; mais plus de fourrures : elle en a.',
  'lesson.trade.sale.wrong.tarnovo':
    'Elles sont vendues, mais à Tarnovo. C’était Constantinople qu’on voulait, et un marché là-bas vous aurait mieux servi plus tard.',
  'lesson.trade.sale.wrong.done': 'La caravane s’est arrêtée, et les points de mouvement qui restent sont perdus.',

  'lesson.siege': 'Un siège',
  'lesson.siege.siege.goal': 'Prendre Thessalonique derrière sa tour',
  'lesson.siege.siege.step.1': 'servir le trébuchet',
  'lesson.siege.siege.step.2': 'prendre la place',
  'lesson.siege.siege.told':
    'Théodora a rompu son pacte et déclaré la guerre : deux points d’honneur envolés, la pauvre. Nous voici devant sa tour, en Macédoine. À cette manche, elle protège ses gens en mêlée : laissons parler les pierres. Mettez une infanterie lourde au trébuchet, visez les unités, et dites que vous êtes prêt.',
  'lesson.siege.siege.done':
    'Une seule pierre, trois points de dégâts, et la tour regardait ailleurs : on lui avait dit de veiller à la mêlée. La zone conquise vaut 1 point d’honneur, et chaque niveau de ses bâtiments 1 de plus.',
  'lesson.siege.siege.wrong.idle': 'Une machine sans servants ne tire pas. Il ne reste que l’épée, et contre elle la tour les protège.',
  'lesson.siege.siege.wrong.tower':
    'Un coup au but enlève 1 à une tour de 3, ou 3 aux gens qui sont derrière. Et ce sont les gens qui tiennent une place.',

  'lesson.honour': 'Comment l’honneur l’emporte',
  'lesson.honour.city.goal': 'Gagner 1 point d’honneur sans tirer l’épée',
  'lesson.honour.city.told':
    'Après le dernier tour, le plus d’honneur gagne, et rien d’autre. Les zones conquises en rapportent, les routes commerciales, les rébellions matées, et les grands bâtiments : une cité, un château, une cathédrale, 1 chacun une fois achevés. Buda est une ville. Encore un niveau, Sire.',
  'lesson.honour.city.done':
    'Buda est une cité : 1 point d’honneur tout de suite. Et à la fin, le plus de cités en vaut 3 ; de même le plus de florins, de châteaux, de cathédrales, de territoires, le meilleur marché et la plus haute technologie.',
  'lesson.honour.city.wrong.other':
    'Utile, mais sans honneur. Seuls une cité, un château ou une cathédrale en donnent, et il ne manque à Buda qu’un niveau.',
  'lesson.honour.city.wrong.done': 'Les maçons étaient prêts, le jeton à l’endroit, et personne n’a donné l’ordre.',

  'lesson.turn': 'Un tour entier',
  'lesson.turn.whole.goal': 'Jouer un tour entier contre Théodora',
  'lesson.turn.whole.step.1': 'miser',
  'lesson.turn.whole.step.2': 'impôts et entretien',
  'lesson.turn.whole.step.3': 'achats',
  'lesson.turn.whole.step.4': 'combat et commerce',
  'lesson.turn.whole.told':
    'À présent vous régnez seul, et je tiens ma langue. Sept phases, inscrites au-dessus de la carte. Théodora joue comme un page : poliment. Misez, levez, payez, achetez ce qu’il vous plaît, marchez ou passez, commercez ou non, jusqu’au troisième tour.',
  'lesson.turn.whole.show': 'Comme ceci : 30 florins pour la mise, et plus tard 20 pour l’impôt.',
  'lesson.turn.whole.done': 'Un tour entier, et personne à enterrer. Encore six, et l’on compte l’honneur. Allez jouer, Sire.',
};
