import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    {
      title: 'Envoyez vos ouvriers',
      text: 'Serfs, artisans, soldats et chevaliers cochent vos feuilles. Tous jouent à la fois ; personne n’attend.',
    },
    { title: 'Élevez votre château', text: 'Porte, tours, murailles et douves, case par case. Une ligne pleine en fait cocher d’autres.' },
    {
      title: 'Tenez les murs',
      text: 'À chaque fin de manche on vous attaque : postez soldats, tactiques et machines, puis retournez les cartes.',
    },
    { title: 'Faites-vous un nom', text: 'Bravoure, loyauté, influence, puissance : chaque case est un point. La grogne coûte.' },
  ],
  goal: 'Après cinq manches, additionnez vos quatre *attributs* et vos cinq *cartes Chemin*, et ôtez ce que coûte la grogne.',
  count: { heads: ['on compte', 'case d’attribut', 'carte Chemin'], worth: ['points', '1', '0 à 3'] },
  course: [
    { title: 'Attaques', text: 'distribuées' },
    { title: 'Chemins', text: 'au draft' },
    { title: 'Production', text: 'tous ensemble' },
    { title: 'Actions', text: 'tous ensemble' },
    { title: 'Défense', text: 'tous ensemble' },
    { title: 'Fin', text: 'de la manche' },
  ],
};

export default words;
