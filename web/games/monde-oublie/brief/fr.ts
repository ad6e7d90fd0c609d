import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    { title: 'Placez un citoyen', text: 'Sur une action vide, ou plus fort que tous ceux qui s’y trouvent : votre 3 passe devant un 2.' },
    { title: 'Bâtissez votre cité', text: 'Une carte de la rangée, payée en pièces et en savoir. La plupart portent une bannière.' },
    { title: 'Vainquez un titan', text: 'Sans citoyen : payez vos armées, égalez sa défense ; les dés disent les dégâts.' },
    {
      title: 'Passez, puis nourrissez',
      text: 'Quand tous ont passé : revenu, retour des citoyens, une nourriture par tête, ou la famine.',
    },
  ],
  goal: 'Après six manches, le plus de points. Presque tous viennent des *bannières* : plus on en a d’une même tribu, plus chacune vaut.',
  count: { heads: ['bannières', '1', '2', '3', '4', '5', '6+'], worth: ['points', '1', '2', '4', '6', '8', '11'] },
  course: [
    { title: 'Préparation', text: 'cartes neuves' },
    { title: 'Actions', text: 'tour à tour' },
    { title: 'Revenu', text: '5 et plus' },
    { title: 'Retour', text: 'des citoyens' },
    { title: 'Alimentation', text: '1 par tête' },
  ],
};

export default words;
