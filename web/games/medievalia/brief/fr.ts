import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    {
      title: 'Faites produire',
      text: 'Tournez territoires et personnages : travail, nourriture, énergie et or. Chaque carte sert une fois par tour.',
    },
    { title: 'Bâtissez', text: 'Chaque sorte de bâtiment de votre fief vaut un point ; le Château en vaut deux.' },
    { title: 'Mettez-vous en marche', text: 'Vos personnages gagnent le fief neutre voisin, puis de là celui d’un ennemi.' },
    {
      title: 'Combattez, assiégez',
      text: 'Tuez les gardes de tous ses territoires. Assiégé au début de trois tours de suite, un joueur est éliminé.',
    },
  ],
  goal: 'Le premier à *7 points de prestige* gagne sur-le-champ ; de même celui dont la *Ville* reste seule debout.',
  count: { heads: ['dans votre fief', 'bâtiment', 'Château', 'doublon'], worth: ['prestige', '1', '2', '0'] },
  course: [
    { title: 'Pioche', text: '1 carte' },
    { title: 'Réveil', text: 'cartes redressées' },
    { title: 'Actions', text: 'à volonté' },
    { title: 'Marche et guerre', text: 'facultatif' },
    { title: 'Fin', text: 'blessures guéries' },
  ],
};

export default words;
