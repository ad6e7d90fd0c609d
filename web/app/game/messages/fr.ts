/** Ce que dit la page d’un jeu. */

export default {
  'page.game.learn': 'Apprendre',
  'page.game.rules': 'Règles',
  'page.game.puzzle': 'Le problème du jour',
  'page.game.prepare': 'Préparer une table',
  'page.game.length': '{length}, ou au long cours',
  'page.game.mood': 'Humeur',
  'page.game.rivals': 'Vos rivaux',
  'page.game.rivals.what': 'un caractère chacun ; la force se règle à la table',
  'page.game.against': 'Jouer contre {name}',
  'page.rival.warlike': 'Raoul',
  'page.rival.warlike.called': 'l’Intrépide',
  'page.rival.thrifty': 'Ermengarde',
  'page.rival.thrifty.called': 'la Patiente',
  'page.rival.courtly': 'Anselme',
  'page.rival.courtly.called': 'le Lettré',
  'page.rival.builder': 'Aubrée',
  'page.rival.builder.called': 'la Maçonne',
  'page.rival.even': 'Tancrède',
  'page.rival.even.called': 'le Sénéchal',
  'page.rival.even.likes': 'Sans manie, sans pitié.',
  'page.game.open': 'Tables ouvertes',
  'page.game.open.new': 'En créer une',
  'page.game.open.none': 'Personne n’attend de joueurs en ce moment.',
  'page.game.live': 'En cours',
  'page.game.live.watch': 'Regarder',
  'page.game.records': 'Parties mémorables',
  'page.game.records.all': 'Toutes',
  'page.game.records.first':
    'Parties de bots, en attendant les vôtres : celles que vous finissez ou apportez prennent leur place, les plus serrées et les plus mouvementées d’abord.',
  'page.game.records.won': '{names} l’emporte, {best} à {next}.',
  'page.game.records.shared': 'Victoire partagée : {names}.',
  'page.game.records.alone': '{best} points en solitaire.',
  'page.game.records.ended': 'Finie sans vainqueur.',
  'page.game.records.answers': '{n} coups',
  'page.game.records.turns': '{n, plural, one {# tournant relevé} other {# tournants relevés}} par l’analyse',
  'page.game.records.failed': 'Le serveur ne répond pas ; celles de cet appareil sont là.',
  'page.game.balance': 'L’équilibre',
  'page.game.balance.of': '{games, number} parties de bots, chacun {level}, à {n, plural, =2 {deux} =3 {trois} =4 {quatre} other {#}}',
  'page.game.balance.all': 'Le rapport entier',
  'page.game.balance.none': 'Aucune partie entre bots n’a encore été comptée pour ce jeu.',
  'page.game.balance.failed': 'Le rapport n’a pu être chargé.',
  'page.game.seat': 'part de victoires en pour cent, intervalle à 95 %',
  'page.game.seat.even': 'La place compte peu',
  'page.game.seat.out': '{seat} gagne {share} %',
  'page.game.ending': '{ending} : {share} %',
  'page.game.ending.what': 'comment finissent les parties',
  'page.game.rounds': '{n} tours, le plus souvent',
  'page.game.rounds.what': 'tours par partie',
  'page.game.answers': '{n} coups, au milieu',
  'page.game.answers.what': 'coups par partie',
  'page.game.how': 'Le cours d’une partie',
  'page.game.win': 'Qui l’emporte',
  'page.game.more': 'Toutes les cartes et pièces',

  'page.medievalia.about':
    'Vous êtes le seigneur d’un fief autour d’*une Ville* : champs, fermes, forêts, mines, et les gens qui y vivent. Ce que rendent vos cartes se dépense aussitôt, en bâtiments que tous convoitent et en *troupes* qui traversent le pays. *Sept points de prestige*, ou la dernière Ville debout.',
  'page.medievalia.mood': 'querelle de voisins',
  'page.medievalia.course':
    'À votre tour vous piochez, redressez toutes vos cartes, puis faites tout ce qu’elles peuvent payer : rien ne se garde, l’ordre compte donc. Ensuite les troupes peuvent traverser les terres neutres et combattre ; le défenseur engage les armées à son gré, et l’on frappe en même temps.',
  'page.medievalia.win':
    'Sept points de prestige de bâtiments différents, onze pour une alliance ; ou la dernière Ville debout, par bataille ou par un siège de trois tours ; ou le plus de prestige quand les cartes s’épuisent.',
  'page.medievalia.warlike': 'Pioche au militaire, marche, déclare la guerre.',
  'page.medievalia.thrifty': 'Les territoires d’abord ; des troupes s’il le faut.',
  'page.medievalia.courtly': 'Peuple son fief et tarde à déclarer la guerre.',
  'page.medievalia.builder': 'Achète bâtiment sur bâtiment, et peu de troupes.',

  'page.fief.about':
    'Chacun mène une *famille noble* dans un petit royaume : villages, moulins, sergents et chevaliers. On lève l’impôt, on *marie* ses enfants, on élit évêques, Pape et Roi. Trois points seul, ou quatre à deux maisons mariées : encore faut-il que l’*alliance* tienne.',
  'page.fief.mood': 'on négocie sans cesse',
  'page.fief.course':
    'Un tour a sept phases : mariages et élections, cartes, revenus, achats, déplacements, batailles, décompte. Presque tout peut se promettre, se vendre ou se trahir.',
  'page.fief.win': 'Trois points de victoire seul, ou quatre avec la famille à laquelle on est lié par mariage.',
  'page.fief.warlike': 'Lève des troupes, livre bataille et ne rompt pas.',
  'page.fief.thrifty': 'Moulins et taxes ; garde ses écus et fuit les batailles.',
  'page.fief.courtly': 'Les titres, le chapeau de cardinal, et surtout les noces.',
  'page.fief.builder': 'Les châteaux d’abord, puis les moulins, puis les titres.',

  'page.monde-oublie.about':
    'Des *titans* parcourent le pays, et chacun règne sur une cité-État qu’il faut nourrir. Des citoyens numérotés de un à cinq vont là où de *plus petits nombres* sont déjà : labeur, construction, recrutement, découverte. Après six manches on compte les *bannières de cinq tribus*.',
  'page.monde-oublie.mood': 'course aux bonnes places',
  'page.monde-oublie.course':
    'Six manches. Tour à tour on place un citoyen, on attaque un titan ou l’on passe, jusqu’à ce que tous aient passé. Viennent alors les revenus, et la famine pour qui ne peut nourrir les siens. De nouvelles actions s’ouvrent aux manches deux et trois, des cartes plus fortes à la quatrième.',
  'page.monde-oublie.win':
    'Les bannières de cinq tribus, sur les cartes construites et les titans vaincus : plus on en a d’une même tribu, plus chacune vaut.',
  'page.monde-oublie.warlike': 'Recrute tôt, et préfère un titan à l’attente.',
  'page.monde-oublie.thrifty': 'Travaille pour ses pièces, bâtit à bas prix, laisse les titans aux autres.',
  'page.monde-oublie.courtly': 'Découvre, explore, repeuple ; aime les bâtiments à action.',
  'page.monde-oublie.builder': 'Bâtit, s’étend et répare avant toute chose.',

  'page.anarchy.about':
    'L’Angleterre sans roi : chaque seigneur *bâtit*. On remplit deux feuilles de cases, on élève *murs et tours*, et à chacune des cinq manches le château est attaqué. Tous agissent en même temps, et l’on peut jouer *seul*.',
  'page.anarchy.mood': 'tous à la fois, assiégés',
  'page.anarchy.course':
    'Cinq manches. Prenez une carte Chemin, envoyez Serfs, Artisans, Mécènes, Soldats et Chevaliers au travail aussi souvent que vous pouvez payer, et gardez-en assez pour les murs : les cartes Attaque sont connues, la plupart à découvert.',
  'page.anarchy.win': 'Bravoure, Loyauté, Influence et Puissance, vos cinq cartes Chemin, et le moins de Grogne possible.',
  'page.anarchy.warlike': 'Guerre, tactique et écuries ; attaque quand d’autres se préparent.',
  'page.anarchy.thrifty': 'Carrière, fermes et banque ; échange le moins possible.',
  'page.anarchy.courtly': 'Divertissements, tournois et toutes les fêtes.',
  'page.anarchy.builder': 'Porte, tours, murs, douves : pierre sur pierre.',

  'page.medioevo.about':
    'Six *royaumes* du treizième siècle sur une carte, de l’Atlantique à la steppe. On lève l’impôt, on bâtit, on étudie, on *commerce* par caravanes et navires, on signe des pactes qui se rompent. Après huit à douze tours, le plus d’*honneur* l’emporte.',
  'page.medioevo.mood': 'guerre, négoce, diplomatie',
  'page.medioevo.course':
    'Huit à douze tours de sept phases. Les armées marchent et combattent, les pactes se signent et se rompent, les marchandises vont de ville en ville. Une longue soirée, ou quelques semaines par correspondance.',
  'page.medioevo.win': 'Le plus d’honneur : par les territoires, les bâtiments, le négoce, les batailles gagnées et les pactes tenus.',
  'page.medioevo.warlike': 'Lève des unités, se bat pour la terre, pille ce qu’il prend.',
  'page.medioevo.thrifty': 'Caravanes et navires, peu de soldats, toutes les ventes.',
  'page.medioevo.courtly': 'Achète des cartes, étudie, offre des pactes et les tient.',
  'page.medioevo.builder': 'Bâtit, répare et étudie ; combat s’il le faut.',
};
