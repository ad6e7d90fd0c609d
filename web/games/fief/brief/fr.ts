import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    {
      title: 'Mariez, votez',
      text: 'Les familles se marient et s’allient ; Évêques, Pape et Roi sont élus à bulletin secret. Chaque accord a son prix.',
    },
    { title: 'Tenez vos villages', text: 'Moulins et impôts rapportent des écus ; famine, peste et intempéries les reprennent.' },
    { title: 'Achetez des titres', text: 'Tous les villages d’un fief en main : payez la Cité, nommez votre Baron, Comte ou Duc.' },
    {
      title: 'Marchez, combattez',
      text: 'Les Seigneurs mènent les troupes par les chemins. Les dés tranchent ; les murs en ôtent ; les vaincus sont à rançon.',
    },
  ],
  goal: 'À la fin d’un tour, *3 points* seul, ou *4 à deux* avec la famille à qui un mariage vous lie, font la victoire.',
  count: { heads: ['titre', 'fief', 'Roi', 'Pape'], worth: ['points', '1', '1', '1'] },
  course: [
    { title: 'Oyez !', text: 'noces et votes' },
    { title: 'Cartes', text: 'calamités, impôts' },
    { title: 'Revenus', text: 'en écus' },
    { title: 'Achats', text: 'troupes, titres' },
    { title: 'Marches', text: 'seigneur par seigneur' },
    { title: 'Combats', text: 'sièges, pillage' },
    { title: 'Victoire ?', text: 'on compte' },
  ],
};

export default words;
