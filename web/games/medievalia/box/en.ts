import type { Catalogue } from '@castellan/text';

const en: Catalogue = {
  'pieces.board': 'Table',
  'pieces.board.said':
    'There is no board: each player has a fief around a City, neutral fiefs lie between them, and the decks and buildings in the middle.',
  'pieces.reminders': 'Reminders',
  'term.reminder': 'Reminder card',
  'term.reminder.help': 'Repeats what the rules say; it has no effect. Here: two pages to print.',
  'pieces.resources': 'Resources and prestige',
};

export default en;
