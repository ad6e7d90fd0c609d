export type { BoardProps, Choice, GameScreen, Lit, Page, SeatProps } from './board.ts';
export { PAGES } from './board.ts';
export { type BoardTable, tableContext } from './boardTable.ts';
export { Term } from './Prose.tsx';
export type { TableShellProps } from './props.ts';
export { loadRules, type RuleBook } from './rulebook.ts';
export { RuleBookView } from './side/Rules.tsx';
export { TableShell } from './TableShell.tsx';
export { type Thing, thing } from './thing.ts';
