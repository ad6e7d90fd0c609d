/** Ce qu’on dit à qui découvre Medievalia, à sa première table. */
export default {
  'guide.welcome':
    'Vous êtes le seigneur d’un fief autour d’une Ville. Le premier à 7 points de prestige l’emporte, et de même qui prend la dernière Ville ennemie.',
  'guide.welcome.why':
    'Les bâtiments donnent le prestige : 1 par espèce, 2 pour le Château. Pour les payer il faut des territoires et des gens qui y travaillent ; pour les garder, des gardes.',
  'guide.draftDeck': 'Composez votre main carte à carte : surtout des territoires et des personnages, quelques soldats.',
  'guide.draftDeck.why':
    'Les territoires produisent, les personnages les exploitent, les soldats combattent. Vous voyez chaque carte avant de choisir la pioche suivante.',
  'guide.drawDeck': 'Piochez l’espèce de carte qui vous manque.',
  'guide.drawDeck.why': 'Votre fief reçoit quatre territoires au plus ; ensuite, personnages et soldats valent mieux.',
  'guide.starve': 'Renvoyez celui dont vous avez le moins besoin.',
  'guide.starve.why':
    'Champs et fermes nourrissent deux personnages par nourriture qu’ils pourraient produire. Ôter un travailleur d’un champ peut en ôter aussi : prenez garde.',
  'guide.action': 'Commencez par un territoire : touchez-en un de votre main. Votre Ville le paie en main-d’œuvre.',
  'guide.action.why':
    'Chaque carte sert une fois par tour, même celui où on la joue, et ce qu’elle produit se dépense aussitôt : rien ne se garde. Jouez donc d’abord ce qui aide à payer le reste.',
  'guide.action.2': 'Placez des paysans sur un champ ou sur la Ville.',
  'guide.action.2.why':
    'Chaque travailleur ajoute 1 à ce que produit son site, tant qu’il y reste des emplacements. Il faut nourrir les personnages : la nourriture d’abord.',
  'guide.action.3': 'Regardez les trois bâtiments du marché.',
  'guide.action.3.why':
    'Un bâtiment donne du prestige, ajoute 1 à la production de son site et permet de jouer une espèce de personnage sans le supplément de 2 or. Il lui faut un site encore non utilisé après le paiement.',
  'guide.action.4': 'Laissez un garde sur vos territoires.',
  'guide.action.4.why':
    'Un territoire sans garde tombe à la moindre attaque. Et qui commence trois tours de suite assiégé, des ennemis dans le fief et aucun territoire gardé, perd sa Ville.',
  'guide.action.5': 'Les cartes inutiles valent chacune une ressource.',
  'guide.action.5.why':
    'Défausser une carte de sa main donne 1 ressource au choix, et trois ressources identiques s’échangent contre une autre : le paiement le propose au besoin.',
  'guide.placeCharacter': 'Placez les travailleurs sur un site qui produit ce qu’il vous faut, les soldats où il y a à garder.',
  'guide.placeCharacter.why':
    'En terrain découvert, un personnage peut partir ou travailler seul ; sur un site, il y travaille ou le garde.',
  'guide.placeBuilding': 'Choisissez un site qui sert souvent et qui est gardé.',
  'guide.placeBuilding.why': 'Chaque site porte deux bâtiments ; ils ne bougent jamais et tombent avec lui.',
  'guide.moveInside': 'Déplacez qui n’est pas utilisé là où le prochain tour en aura besoin.',
  'guide.moveInside.why': 'Se déplacer dans son fief ne coûte rien, mais nul ne quitte un site utilisé dans ce tour.',
  'guide.pay': 'Confirmez la proposition, ou choisissez vous-même les cartes qui paient.',
  'guide.pay.why': 'Un site s’utilise tout entier, avec tous ceux qui s’y trouvent, et ce qui dépasse le prix est perdu.',
  'guide.giveAid': 'Aidez votre allié si vous le pouvez, ou refusez.',
  'guide.giveAid.why': 'Vous gagnez ensemble. Ce que vous utilisez maintenant ne servira plus avant votre tour.',
  'guide.moveOutside': 'Menez des troupes vers l’ennemi, ou restez chez vous.',
  'guide.moveOutside.why':
    'Un pas par tour, deux pour un chevalier. Qui est au loin ne garde rien, et les cartes utilisées ne partent pas.',
  'guide.declareWar': 'Attaquez où vous êtes plus fort, ou finissez votre tour.',
  'guide.declareWar.why': 'Une carte tombe quand les dommages atteignent sa défense. Les deux camps frappent en même temps.',
  'guide.deployAttack': 'Répartissez vos troupes en armées : une grande, ou plusieurs.',
  'guide.deployAttack.why': 'Le défenseur engage chaque armée à son gré ; celles que nul n’engage choisissent librement leur cible.',
  'guide.deployDefence': 'Envoyez vos troupes contre une armée qui attaque, ou retenez-les.',
  'guide.deployDefence.why': 'Une armée engagée ne combat que ceux qui l’engagent, et épargne donc vos territoires.',
  'guide.chooseTarget': 'Choisissez ce qu’attaque cette armée non engagée.',
  'guide.chooseTarget.why':
    'Un territoire sans garde tombe dès le premier point et entraîne ses bâtiments. La Ville est la plus belle prise, et la plus rude.',
  'guide.assignBonus': 'Protégez la carte qu’un point de défense sauverait.',
  'guide.assignBonus.why': 'Les résultats écrits sous chaque armée montrent qui tomberait.',
  'guide.chooseStruckArmy': 'Frappez l’armée que votre attaque suffit à abattre.',
  'guide.chooseStruckArmy.why': 'Toute votre attaque va à l’une d’elles ; le surplus ne tue personne ailleurs.',
  'guide.damageOrder': 'Mettez en premier qui vous manquera le moins.',
  'guide.damageOrder.why': 'Les dommages descendent la file : une carte qui survit absorbe tout le reste.',
  'guide.shoot': 'Tirez sur un personnage à qui un point suffit pour tomber.',
  'guide.shoot.why': 'Une flèche ôte 1 point, même dans un fief voisin, mais jamais à un bâtiment ni à la Ville.',
  'guide.heal': 'Soignez quelqu’un qu’un point sauve.',
  'guide.heal.why': 'Un Prêtre ne se soigne jamais lui-même ; il est ensuite utilisé, avec son site.',
  'guide.event.turnedUp': 'Le bâtiment suivant de la pile est au marché, pour tous.',
  'guide.event.turnedUp.why':
    'Seul le premier bâtiment de chaque espèce dans votre fief donne du prestige : cherchez celles qui vous manquent.',
  'guide.event.besieged': 'Quelqu’un est assiégé.',
  'guide.event.besieged.why':
    'Trois débuts de tour ainsi, et la Ville tombe. Un garde sur un territoire, ou chasser l’ennemi, rompt le siège.',
  'guide.end': 'Voilà une partie entière. Le décompte montre le prestige de chaque bâtiment.',
  'guide.end.why': 'Revoir parcourt chaque réponse, même par les yeux des autres ; une revanche commence aussitôt.',
};
