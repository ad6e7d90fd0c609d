/** The pages, each loaded when somebody goes there. */

import type { ComponentType } from 'preact';

export type Page = ComponentType<{ readonly params: readonly string[]; readonly query: URLSearchParams }>;

export interface Found {
  readonly load: () => Promise<{ readonly default: Page }>;
  readonly params: readonly string[];
}

const ROUTES: readonly (readonly [RegExp, () => Promise<{ readonly default: Page }>])[] = [
  [/^\/$/, () => import('./home/Home.tsx')],
  [/^\/games$/, () => import('./game/Games.tsx')],
  [/^\/games\/([\w-]+)$/, () => import('./game/GamePage.tsx')],
  [/^\/tables$/, () => import('./lobby/Lobby.tsx')],
  [/^\/new$/, () => import('./create/Create.tsx')],
  [/^\/t\/([\w-]+)$/, () => import('./table/TablePage.tsx')],
  [/^\/analysis\/([\w-]+)$/, () => import('./analysis/AnalysisPage.tsx')],
  [/^\/memorable\/([\w-]+)\/([\w-]+)$/, () => import('./memorable/MemorablePage.tsx')],
  [/^\/records$/, () => import('./records/Records.tsx')],
  [/^\/rules(?:\/([\w-]+))?$/, () => import('./rules/Rules.tsx')],
  [/^\/rules\/([\w-]+)\/(\w+)$/, () => import('./examples/ExamplePage.tsx')],
  [/^\/aid\/([\w-]+)$/, () => import('./aid/AidPage.tsx')],
  [/^\/pieces\/([\w-]+)$/, () => import('./pieces/PiecesPage.tsx')],
  [/^\/packs$/, () => import('./packs/PacksPage.tsx')],
  [/^\/packs\/([\w-]+)(?:\/([\w-]+))?$/, () => import('./packs/EditorPage.tsx')],
  [/^\/learn$/, () => import('./learn/CoursesPage.tsx')],
  [/^\/learn\/([\w-]+)$/, () => import('./learn/CoursePage.tsx')],
  [/^\/learn\/([\w-]+)\/([\w-]+)$/, () => import('./learn/LessonPage.tsx')],
  [/^\/puzzles$/, () => import('./puzzles/PuzzlesPage.tsx')],
  [/^\/puzzles\/([\w-]+)\/([\w-]+)$/, () => import('./puzzles/PuzzlePage.tsx')],
  [/^\/balance\/([\w-]+)$/, () => import('./balance/BalancePage.tsx')],
  [/^\/me$/, () => import('./person/PersonPage.tsx')],
  [/^\/account$/, () => import('./account/Account.tsx')],
  [/^\/about$/, () => import('./about/About.tsx')],
];

export function routeOf(path: string): Found {
  for (const [pattern, load] of ROUTES) {
    const match = pattern.exec(path);
    if (match !== null) return { load, params: match.slice(1).map((part) => part ?? '') };
  }
  return { load: () => import('./missing/Missing.tsx'), params: [] };
}
