import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    {
      title: 'Levez l’impôt, bâtissez',
      text: 'Fixez vos taxes, nourrissez vos armées, élevez villages, châteaux et cathédrales. Trop taxer, c’est la révolte.',
    },
    {
      title: 'Commercez',
      text: 'Caravanes et navires portent les marchandises aux marchés lointains : payées en florins ou en honneur, à votre gré.',
    },
    { title: 'Parlementez', text: 'Passage, paix, tribut, alliance : un pacte est un contrat. Le rompre coûte de l’honneur.' },
    {
      title: 'Conquérez',
      text: 'Les armées vont par terre et par mer et se battent aux dés, manche par manche. Les hordes n’attendent personne.',
    },
  ],
  goal: 'À la fin, le plus d’*honneur* : gagné par la conquête, la construction et le commerce, puis en étant premier dans ce qui fait un royaume.',
  count: { heads: ['premier', 'florins', 'terres', 'cités', 'châteaux', 'églises'], worth: ['honneur', '3', '3', '3', '3', '3'] },
  course: [
    { title: 'Ordre du tour', text: 'enchères' },
    { title: 'Événements', text: 'rébellions' },
    { title: 'Taxes', text: 'et entretien' },
    { title: 'Achats', text: 'tour à tour' },
    { title: 'Combat', text: 'par manches' },
    { title: 'Commerce', text: 'tour à tour' },
    { title: 'Fin', text: 'du tour' },
  ],
};

export default words;
