/** Ce qu’Isabeau l’Envieuse raconte de Fief. */
export default {
  'course.narrator': 'Isabeau',
  'course.lead':
    'Isabeau, qui sait toujours ce que possèdent les voisins et d’où cela leur vient, vous montre comment une famille s’élève.',

  'lesson.house': 'Votre maison',
  'lesson.house.start.goal': 'S’établir à Sigy',
  'lesson.house.start.told':
    'Une nouvelle famille à la cour ; laissez-moi vous regarder. Votre premier château va où bon vous semble. À votre place (et je voudrais souvent être à la place de quelqu’un), je prendrais Sigy : un comté de trois villages, vite tenu, et le siège d’un évêché, comme le dit le 5 violet : deux voix quand on élit son Évêque.',
  'lesson.house.start.done':
    'Un château, un chevalier, trois sergents et le Seigneur Charles. C’est peu. D’autres ont commencé plus bas et soupent dans l’argenterie.',
  'lesson.house.start.wrong.other':
    'La vue n’est pas laide. Mais un titre demande tous les villages de son fief ; le comté de Sigy n’en a que trois, dont le siège d’un évêché. Commencez là.',
  'lesson.house.lord.goal': 'Faire entrer Baudouin dans la famille',
  'lesson.house.lord.told':
    'Vous avez pioché un Seigneur ! Jouez-le : Baudouin vient dans votre château. Seuls les Seigneurs mènent les troupes, portent les titres et se présentent aux charges, et un Seigneur n’est jamais qu’en un lieu. Quatre font une famille.',
  'lesson.house.lord.done': 'Deux Seigneurs déjà. Voyez Tancrède, là-bas, qui compte les vôtres.',
  'lesson.house.lord.wrong.harvest':
    'Elle ajoute 1 écu à chaque moulin de l’évêché, et il n’y en a pas un seul. Gardez-la ; jouez Baudouin.',
  'lesson.house.lord.wrong.end': 'Baudouin dans votre manche tout un tour ? Un Seigneur en main ne commande à personne.',

  'lesson.purse': 'L’argent',
  'lesson.purse.mill.goal': 'Bâtir deux moulins',
  'lesson.purse.mill.step.1': 'un premier moulin',
  'lesson.purse.mill.step.2': 'et un second',
  'lesson.purse.mill.told':
    'Six écus. Chaque village tenu en rapporte 1 par tour ; un moulin en rapporte 2, et en coûte 3. Il y a quinze moulins dans tout le royaume, deux au plus par village. Prenez les deux avant que d’autres y pensent.',
  'lesson.purse.mill.done': 'Quatre écus par tour, à jamais, ou jusqu’à ce qu’on les pille. Moi, je le ferais.',
  'lesson.purse.mill.wrong.troops':
    'Les soldats mangent, les moulins paient. Un moulin a rendu son prix en deux tours, un chevalier jamais.',
  'lesson.purse.mill.wrong.done': 'Six écus dans un bas de laine ! Personne n’est devenu comtesse ainsi. Des moulins, vite.',

  'lesson.march': 'En chemin',
  'lesson.march.march.goal': 'Tenir les trois villages de Sigy',
  'lesson.march.march.step.1': 'prendre un deuxième village',
  'lesson.march.march.step.2': 'puis le troisième',
  'lesson.march.march.told':
    'Sigy est à vous ; Saint-Ciers et Marcamps ne sont à personne. Envoyez Baudouin, avec Charles, deux sergents et le chevalier. Un Seigneur fait deux pas par tour : en passant, laissez un sergent à Saint-Ciers. Un seul homme suffit à tenir un village.',
  'lesson.march.march.done':
    'Trois villages, quelques hommes bien placés, et pas une goutte de sang. Les troupes ne marchent qu’avec un Seigneur ; pensez-y avant de compter sur un renfort.',
  'lesson.march.march.wrong.castle':
    'Personne n’est resté, et un village sans unité n’est à personne, avec son château et ses moulins. Laissez un sergent à Sigy.',
  'lesson.march.march.wrong.empty':
    'Vous avez emmené tout le monde, et Saint-Ciers est de nouveau sans maître. Laissez-y un sergent en passant.',
  'lesson.march.march.wrong.astray': 'Joli endroit, dans le fief d’un autre. Le comté demande Saint-Ciers et Marcamps.',
  'lesson.march.march.wrong.end': 'Ils restent au coin du feu, et les villages restent vides. Le premier venu peut entrer.',

  'lesson.title': 'Titres et taxes',
  'lesson.title.title.goal': 'Devenir comte de Sigy',
  'lesson.title.title.step.1': 'acheter le titre',
  'lesson.title.title.step.2': 'le donner à un Seigneur',
  'lesson.title.title.told':
    'Les trois villages sont à vous, et l’un a un château : le titre est à vendre, 2 écus par village. Achetez-le et donnez-le à un Seigneur. C’est votre premier point, et trois points font gagner. Vous comprenez mon teint.',
  'lesson.title.title.done':
    'Comte de Sigy : un point. Le château est devenu une Cité, et qui prend la Cité prend le titre. Fermez bien la porte.',
  'lesson.title.title.wrong.spent': 'Un second château, et plus de quoi payer le titre. Il coûtait 6 écus et valait un point.',
  'lesson.title.title.wrong.done': 'Vous êtes passé devant un titre qui s’offrait pour 6 écus. J’en pleurerais.',
  'lesson.title.tax.goal': 'Lever la taille sur votre comté',
  'lesson.title.tax.told':
    'Un tour plus tard, vous tenez une carte de taxe. Jouez-la en taille sur votre comté : 2 écus par village. Seul le détenteur du titre en a le droit. (Othon voudrait aussi entrer dans la famille ; l’un n’empêche pas l’autre.)',
  'lesson.title.tax.done':
    'Six écus de plus aux revenus, pour un bout de parchemin. Avec un Évêque dans la famille, c’eût été une dîme : tout ce que rendent les moulins d’un évêché.',
  'lesson.title.tax.wrong.end': 'La carte reste dans votre main, et les six écus dans leurs poches. Jouez-la d’abord, finissez ensuite.',
  'lesson.title.second.goal': 'Gagner un deuxième point à Saint-Paul',
  'lesson.title.second.step.1': 'un château dans la baronnie',
  'lesson.title.second.step.2': 'le titre',
  'lesson.title.second.told':
    'Dix-huit écus ! Vous tenez aussi les deux villages de la Baronnie de Saint-Paul, mais il n’y a pas de château, et sans château point de titre. Un château coûte 10 écus, la baronnie 4. Vous y êtes ? Je l’ai vu tout de suite.',
  'lesson.title.second.done': 'Deux points, et 4 écus de reste. Encore un et c’est gagné ; toute la table le sait maintenant.',
  'lesson.title.second.wrong.elsewhere': 'Un château, soit, mais hors de la baronnie. Il le faut à Saint-Paul ou aux Essarts.',
  'lesson.title.second.wrong.done': 'Avec dix-huit écus ! Le château et le titre en coûtent quatorze.',

  'lesson.vote': 'Gagner un vote',
  'lesson.vote.king.goal': 'Faire élire Charles Roi',
  'lesson.vote.king.told':
    'La couronne est libre. Étienne, de la maison de Raoul, a les voix de deux Seigneurs. Vous avez trois Seigneurs titrés, une voix chacun, et deux d’entre eux sont Évêques. Il faut au Roi 3 voix, plus que tout autre, et parmi elles un Cardinal ou deux Évêques. Comptez, puis votez.',
  'lesson.vote.king.done':
    'Vive le roi Charles : un troisième point, s’il vit jusqu’au compte, en fin de tour, et 5 écus chaque fois. Les votes sont secrets et dépouillés ensemble ; souriez jusque-là.',
  'lesson.vote.king.wrong.short':
    'Trop peu : il faut au Roi 3 voix au moins, dont deux Évêques, et plus que tout autre. Vous avez juste le compte ; ne retenez rien.',
  'lesson.vote.king.wrong.etienne':
    'Vous votez pour l’homme de Raoul ? Chaque voix qu’on lui donne manque à Charles ; il lui faut les trois.',

  'lesson.battle': 'Une bataille',
  'lesson.battle.battle.goal': 'Faire un prisonnier à Beaujeu',
  'lesson.battle.battle.step.1': 'déclarer la bataille',
  'lesson.battle.battle.step.2': 'le laisser sans troupes',
  'lesson.battle.battle.told':
    'Deux Seigneurs de Tancrède sont à Beaujeu avec un seul sergent. Votre Othon en a trois. Un sergent compte 1 point, comme un Seigneur homme, un chevalier 3 ; jusqu’à six points, on lance un dé. Un Seigneur qui perd son dernier soldat est prisonnier. Attaquez, passez quand on demande des cartes, et combattez.',
  'lesson.battle.battle.done':
    'Arthur et Thierry d’un coup, pour deux sergents ! Un prisonnier ne marche ni ne vote, et sa famille paiera pour le ravoir.',
  'lesson.battle.battle.wrong.surrender':
    'Vous vous rendez ? Voilà Othon dans leur cachot et vos sergents perdus. Ils étaient un contre trois.',
  'lesson.battle.battle.wrong.end':
    'Ils viennent avec un sergent, et vous les laissez repartir. Nul n’est tenu de se battre ; parfois, on devrait.',

  'lesson.bargain': 'Mariages et marchés',
  'lesson.bargain.dowry.goal': 'Se marier, avec une dot',
  'lesson.bargain.dowry.told':
    'Une autre maison, quatre familles. Ermengarde veut votre Quentin pour son Isabelle ; et comme elle craint un non, elle y joint un marché : 3 écus pour votre oui. Deux familles alliées gagnent ensemble, avec quatre points à elles deux. Ne répondez pas à la question : acceptez le marché.',
  'lesson.bargain.dowry.show': 'Comme ceci : sur la feuille ouverte d’Ermengarde, touchez « Accepter ». Votre oui en fait partie.',
  'lesson.bargain.dowry.done':
    'Un mariage, une alliance et 3 écus de plus. Un marché s’exécute sur l’heure, à la lettre ; les promesses n’engagent personne. J’en aurais à raconter.',
  'lesson.bargain.dowry.wrong.yes':
    'Un mariage, certes, et pour rien ! Votre oui a rendu le marché caduc, et les 3 écus restent chez elle.',
  'lesson.bargain.dowry.wrong.no':
    'Vous refusez une épouse et 3 écus. À deux familles il faut quatre points en tout ; seul, il vous en faut trois.',
  'lesson.bargain.captive.goal': 'Offrir un prisonnier pour au moins 3 écus',
  'lesson.bargain.captive.told':
    'Au tour suivant. Thierry et Arthur mangent à votre table, et Tancrède a 11 écus. Proposez-lui un marché : vous donnez la liberté de Thierry, vous voulez au moins 3 écus, c’est la rançon d’usage. On le peut chaque fois que la table attend quelqu’un.',
  'lesson.bargain.captive.show':
    'Comme ceci : ouvrez un marché avec Tancrède, mettez Thierry de votre côté de la feuille et 3 écus du sien, puis envoyez.',
  'lesson.bargain.captive.done':
    'C’est envoyé ; lui seul le voit, et l’offre tient jusqu’à la fin de la phase. Argent, village, prisonnier ou oui changent de main ainsi.',
  'lesson.bargain.captive.wrong.release': 'Libéré pour rien ! Ils auraient payé 3 écus au moins.',
  'lesson.bargain.captive.wrong.cheap': 'C’est moins que la rançon qu’ils doivent de toute façon. Demandez 3 écus ou plus.',

  'lesson.siege': 'Les sièges',
  'lesson.siege.besiege.goal': 'Couper Saint-Médard du monde',
  'lesson.siege.besiege.told':
    'Baudouin et un chevalier sont devant Saint-Médard : 4 points, un dé. Mais c’est une Cité, qui ôte deux dés à qui lui donne l’assaut ; d’un dé, il ne reste rien. Pas d’assaut, donc. Assiégez-la.',
  'lesson.siege.besiege.done':
    'Rien n’entre, rien ne sort, et ses moulins ne rapportent plus à Raoul. Dès le prochain tour, un engin de siège vous rendrait un dé.',
  'lesson.siege.besiege.wrong.assault': 'Un dé, moins deux pour la Cité : vous ne lanceriez rien. Sans engins, on assiège d’abord.',
  'lesson.siege.besiege.wrong.end': 'À quoi bon être venu ? Assiégée, la Cité ne rapporterait plus rien à Raoul.',
  'lesson.siege.sortie.goal': 'Briser ce siège',
  'lesson.siege.sortie.step.1': 'attaquer les assiégeants',
  'lesson.siege.sortie.step.2': 'livrer une manche',
  'lesson.siege.sortie.step.3': 'le siège est levé',
  'lesson.siege.sortie.told':
    'Encore une autre maison, et cette fois c’est vous qu’on enferme : la Blanche de Raoul assiège votre Mazilles avec un chevalier et un sergent, 5 points avec le sien. Derrière la porte, Louis a deux chevaliers et deux sergents : 9 points, deux dés. Dehors, avant qu’elle n’amène du monde.',
  'lesson.siege.sortie.done':
    'Quatre coups à zéro, le siège est levé et Blanche est votre invitée. Dans une sortie, les murs ne protègent personne ; le nombre, si.',
  'lesson.siege.sortie.wrong.end':
    'Vous attendez, le village ne rapporte rien, et Blanche fait venir un engin. C’est aujourd’hui que vous êtes le plus fort.',
  'lesson.siege.sortie.wrong.other':
    'Se battre ailleurs ne vous ouvre pas la porte. Le siège finit quand l’assiégeant n’y a plus une troupe.',
  'lesson.siege.sortie.wrong.surrender': 'Avec 9 points contre 5 ? Louis est prisonnier, et Mazilles est à elle, titre compris.',

  'lesson.win': 'Comment on gagne',
  'lesson.win.pope.goal': 'Gagner votre troisième point',
  'lesson.win.pope.told':
    'Le roi Charles a été assassiné ; par Arthur, me dit-on, depuis votre propre cachot. Il vous reste deux points. Mais le Saint-Siège est vacant, et des deux Cardinaux les deux sont à vous. Le Pape vaut un point ; il lui faut plus de la moitié des voix des Cardinaux.',
  'lesson.win.pope.done':
    'Trois. On compte à la fin du tour : d’ici là, tous en voudront à votre Cité, à votre Pape, à vos villages. Tenez, et c’est gagné. Comme je suis heureuse pour vous.',
  'lesson.win.pope.wrong.half': 'Une voix sur deux, ce n’est pas plus de la moitié. Vos deux Cardinaux doivent voter pour Othon.',

  'lesson.round': 'Un tour entier',
  'lesson.round.whole.goal': 'Jouer le premier tour et tenir deux villages',
  'lesson.round.whole.step.1': 'un village',
  'lesson.round.whole.step.2': 'un deuxième Seigneur',
  'lesson.round.whole.step.3': 'un deuxième village',
  'lesson.round.whole.step.4': 'le tour 2',
  'lesson.round.whole.told':
    'À vous maintenant, sans moi, contre Raoul et Tancrède, qui se tiennent bien aujourd’hui. Établissez-vous, piochez un Seigneur et jouez-le, achetez, marchez, et laissez un homme où vous passez. Si l’on demande des cartes Surprise, passez ; et quand on parle de pillage, épargnez vos moulins.',
  'lesson.round.whole.why':
    'Sept phases font un tour : mariages et élections, cartes, revenus, achats, déplacements, combats, et le compte des points. Trois points font gagner, à la fin d’un tour.',
  'lesson.round.whole.done': 'Un tour, et vous tenez plus qu’au début. Continuez jusqu’à trois points. Je vous regarde.',
  'lesson.round.whole.wrong.alone': 'Le tour est fini, et vous voilà toujours dans votre unique village. D’autres ramassent le reste.',
};
