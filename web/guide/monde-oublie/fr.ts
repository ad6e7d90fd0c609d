/** Ce qu’on dit à qui découvre Un Monde Oublié, à sa première table. */
export default {
  'guide.welcome':
    'Vous régnez sur une cité-État pendant six manches. Qui a le plus de points de victoire à la fin l’emporte, et presque tous viennent des bannières.',
  'guide.welcome.why':
    'Les cartes Empire que vous construisez et les titans que vous battez portent les bannières de cinq tribus. Six bannières d’une même tribu valent 11 points, six de tribus mêlées à peine 6 : rassemblez.',
  'guide.takeTurn': 'Touchez un de vos citoyens, puis une action dorée. L’action s’accomplit aussitôt.',
  'guide.takeTurn.why':
    'Un tour, c’est une seule chose : placer un citoyen, attaquer un titan ou passer. La plupart des actions n’acceptent qu’un citoyen plus fort que tous ceux qui s’y trouvent : gardez les grands nombres pour les places disputées.',
  'guide.takeTurn.2': 'La Construction change des pièces en cartes Empire. Arrêtez-vous sur une carte de la rangée pour la lire.',
  'guide.takeTurn.2.why':
    'Les cartes apportent des bannières, de la nourriture, des revenus ou leurs propres actions. La Construction accepte tout citoyen ; une valeur que personne n’y a encore coûte 1 pièce.',
  'guide.takeTurn.3': 'Un titan doré est à la portée de vos armées, et il n’y faut aucun citoyen.',
  'guide.takeTurn.3.why':
    'Un titan apporte une à trois bannières. Une armée coûte 1 pièce de plus qu’elle n’en porte, et son paiement y reste : 1, puis 2, puis 4. De nouveaux soldats l’en débarrassent.',
  'guide.takeTurn.4': 'Comparez votre nourriture et vos citoyens avant la fin de la manche.',
  'guide.takeTurn.4.why':
    'Chaque citoyen demande 1 nourriture. Qui souffre de la famine ne sert pas de toute une manche et coûte 2 points à la fin de la partie.',
  'guide.takeTurn.5': 'Surveillez votre capacité : chaque carte Empire de votre cité occupe une place.',
  'guide.takeTurn.5.why':
    'Une cité pleine ne construit plus. L’Expansion apporte des provinces, donc de la place, pour 1 savoir ou 3 pièces.',
  'guide.takeTurn.6': 'Quand rien ne vaut son prix, passez.',
  'guide.takeTurn.6.why':
    'Pièces et savoirs se gardent, et chaque manche sauf la dernière finit par un revenu : 5 pièces au moins. Un citoyen resté chez lui n’a simplement pas servi.',
  'guide.chooseAttack': 'Choisissez les armées qui attaquent ; la proposition est la moins chère qui suffise.',
  'guide.chooseAttack.why':
    'Leurs épées doivent atteindre la défense du titan, et les flèches comptent aussi quand le titan en montre. Une armée payée est utilisée jusqu’à la fin de la manche.',
  'guide.chooseDamaged': 'Choisissez les cartes dont vous vous passez le mieux.',
  'guide.chooseDamaged.why':
    'Une carte endommagée ne donne plus rien, pas même de nourriture, avant d’être réparée. Au décompte final toutes sont intactes : les bannières ne sont pas perdues.',
  'guide.chooseDisband': 'Renoncez à l’armée la plus faible, ou à celle qui porte le plus de pièces.',
  'guide.chooseDisband.why': 'Vos casques limitent vos armées, et une carte endommagée vient d’en ôter un. L’armée ne reviendra pas.',
  'guide.zoriChoice': 'Réservez une carte que vous aimeriez construire plus tard.',
  'guide.zoriChoice.why':
    'Une carte réservée ne coûte rien maintenant, reste à l’abri des autres et se construit par la Construction, à son prix.',
  'guide.chooseStarving': 'Laissez à la famine ceux dont les valeurs vous manqueront le moins.',
  'guide.chooseStarving.why':
    'Ils vont sur la case Famine et ne serviront pas à la prochaine manche. Plus de nourriture dans votre cité l’évite.',
  'guide.chooseBuild': 'Choisissez une carte d’une tribu que vous avez déjà, ou une carte qui nourrit et rapporte.',
  'guide.chooseBuild.why':
    'Au début, revenus et nourriture portent toute la suite ; dès la manche 4 les bannières comptent le plus. On ne possède chaque carte qu’une fois.',
  'guide.chooseExpansionPrice': 'Payez avec ce qui vous manquera le moins pour votre prochaine carte.',
  'guide.chooseExpansionPrice.why': 'Le savoir s’obtient moins aisément que les pièces, et certaines cartes l’exigent.',
  'guide.lookOrTake': 'Prenez la province visible, ou regardez-en d’abord d’autres.',
  'guide.lookOrTake.why': 'Regarder révèle quelque chose de caché : on ne revient pas en arrière.',
  'guide.chooseProvince': 'Prenez la province dont la place et les symboles vous aident le plus.',
  'guide.chooseProvince.why': 'Une province est à vous pour toute la partie et ne peut être endommagée.',
  'guide.chooseRebuildRepairs': 'Choisissez les cartes endommagées à réparer.',
  'guide.chooseRebuildRepairs.why':
    'Elles servent de nouveau aussitôt. La Reconstruction apporte aussi la tuile Premier Joueur, si elle est encore libre, et 1 pièce.',
  'guide.chooseArmyRepairs': 'Choisissez ce que vos soldats réparent avant que les dés ne tombent.',
  'guide.chooseArmyRepairs.why': 'Une carte réparée sert aussitôt, mais les dés peuvent l’endommager de nouveau.',
  'guide.chooseRecruit': 'Choisissez des soldats pour leurs épées et leurs flèches, ou pour l’héritage qu’ils laisseront.',
  'guide.chooseRecruit.why':
    'De nouveaux soldats ne portent aucune pièce : leur première attaque ne coûte que 1. Ceux qu’ils remplacent laissent un héritage à l’armée.',
  'guide.joinArmy': 'Formez une nouvelle armée, ou posez les soldats sur une ancienne.',
  'guide.joinArmy.why':
    'Une nouvelle armée est une armée de plus à payer. Sur une ancienne, ils reçoivent son héritage et les pièces qui s’y trouvent disparaissent : les attaques redeviennent bon marché.',
  'guide.chooseExplorationMode': 'Piochez pour choisir parmi cinq cartes, ou prenez-en une que vous voyez.',
  'guide.chooseExplorationMode.why':
    'Dans les deux cas la carte rejoint votre réserve pour rien, et personne d’autre ne peut la construire.',
  'guide.keepExplored': 'Gardez la carte qui convient à vos tribus ; les autres sont défaussées.',
  'guide.keepExplored.why': 'Vous seul les avez vues. La réserve est sans limite, mais ses cartes ne comptent qu’une fois construites.',
  'guide.chooseCopiedAction': 'Choisissez la carte d’un rival dont vous voulez l’action.',
  'guide.chooseCopiedAction.why': 'L’action s’accomplit pour vous ; le rival ne perd rien.',
  'guide.chooseTitanStack': 'Choisissez la pile que vous comptez attaquer.',
  'guide.chooseTitanStack.why': 'Vous en verrez les premières cartes et les poserez dans l’ordre voulu.',
  'guide.orderTitans': 'Posez au-dessus le titan que vous pouvez battre.',
  'guide.orderTitans.why': 'Seul celui du dessus peut être attaqué, par vous comme par les autres.',
  'guide.followUpAttack': 'Attaquez encore si vous pouvez payer.',
  'guide.followUpAttack.why': 'Votre carte permet une attaque dans ce même tour, qui d’ordinaire n’est qu’une seule chose.',
  'guide.scribesReaction': 'Achetez le savoir si vous visez une carte qui en demande.',
  'guide.scribesReaction.why': 'Le savoir ne rapporte pas de points ; il paie des cartes et des provinces.',
  'guide.outpostReaction': 'Ôtez une pièce d’une armée que vous voulez employer encore.',
  'guide.outpostReaction.why':
    'Une armée coûte les pièces qu’elle porte plus 1 ; ôter la dernière de son nom la rend même disponible dès cette manche.',
  'guide.event.diceRolled': 'Après chaque victoire sur un titan, le vainqueur lance un dé par bannière de celui-ci.',
  'guide.event.diceRolled.why':
    'Une tête de titan endommage une carte, une pièce coûte une pièce, une face vierge ne fait rien. Un titan en vaut presque toujours la peine.',
  'guide.event.actionOpened': 'Une nouvelle action est désormais ouverte.',
  'guide.event.actionOpened.why':
    'L’Exploration met une carte de côté pour vous ; le Repeuplement, une manche plus tard, apporte un citoyen pour 3 pièces. Un citoyen de plus, c’est une action de plus à chaque manche.',
  'guide.event.income':
    'La manche est finie : revenus pour tous, les citoyens rentrent, et ceux qu’on ne peut nourrir souffrent de la famine.',
  'guide.event.income.why': 'Une nouvelle rangée Empire est distribuée. Cherchez-y les tribus que vous avez commencé à rassembler.',
  'guide.end': 'Voilà une partie entière. Le décompte montre d’où vient chaque point.',
  'guide.end.why': 'Revoir parcourt chaque réponse, même par les yeux des autres ; une revanche commence aussitôt.',
};
