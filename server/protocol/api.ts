/** The addresses of the server. */

/**
 * Addresses, for clients. Every answer with a status of 400 or more has a `Failure` as its body; deletions and logout answer 204.
 *
 * GET    /api/me                    → Me (a device that is new becomes a guest; sets the httpOnly cookie)
 * PATCH  /api/me                    Rename → Me
 * DELETE /api/me                    → 204 (gives up the seats of running tables, forgets the person and what they said)
 * GET    /api/me/export             → MyData as a file
 * POST   /api/me/lessons            Lessons → Lessons (what this device knows is added; all that is known comes back)
 * POST   /api/account               Credentials → Me (the guest gets an account under that name)
 * PATCH  /api/account               NewPassword → Me (all other devices are logged out)
 * POST   /api/session               Credentials → Me (this device becomes that person's; a guest's tables come along)
 * DELETE /api/session               → 204 (forgets the device; the next /api/me makes a new guest)
 * GET    /api/games                 → GameInfo[]
 * POST   /api/games/:game/packs     a content pack (JSON) → PackInfo
 * GET    /api/games/:game/packs     → PackInfo[] (mine)
 * GET    /api/games/:game/packs/:id → the pack
 * GET    /api/tables?list=open|playing|mine|finished&before=…&limit=…   → TableList (open: those anyone may join; playing: those anyone may watch,
 *                                   the latest answer first; mine: those where it is my turn first; finished: those I sat at)
 * POST   /api/tables                TableSpec → TableInfo (stage gathering)
 * GET    /api/tables/:id?token=…    → TableInfo
 * POST   /api/tables/:id/join       Join → TableInfo
 * POST   /api/tables/:id/leave      → TableInfo (only while gathering; the last to leave closes the table)
 * POST   /api/tables/:id/start      Start → TableInfo (host only)
 * POST   /api/tables/:id/rematch    → TableInfo of the new table (the first to ask makes it, the others take their seats there); or what follows from the game
 * POST   /api/tables/:id/invite     → Invitation (a new token; the old link stops working; host only)
 * POST   /api/tables/:id/fork       ForkSpec → TableInfo (of a finished table)
 * GET    /api/tables/:id/record     → text/plain (finished tables only: until then the answers themselves are secret)
 * GET    /api/tables/:id/analysis   → AnalysisInfo (of a finished table, for whoever may have its record)
 * POST   /api/tables/:id/analysis   → AnalysisInfo (has it looked back at, part by part; to be asked for again until it is whole)
 * GET    /api/records               → RecordInfo[] (mine)
 * POST   /api/records               text/plain → RecordInfo (verified, kept)
 * GET    /api/records/:id           → text/plain
 * GET    /api/records/:id/info      → RecordInfo
 * DELETE /api/records/:id           → 204
 * POST   /api/records/:id/fork      ForkSpec → TableInfo
 * GET    /api/push/key              → PushKey
 * POST   /api/push/subscriptions    PushSubscription → 204
 * DELETE /api/push/subscriptions    PushEndpoint → 204
 */
export const API = {
  me: '/api/me',
  myData: '/api/me/export',
  lessons: '/api/me/lessons',
  account: '/api/account',
  session: '/api/session',
  games: '/api/games',
  tables: '/api/tables',
  records: '/api/records',
  pushKey: '/api/push/key',
  pushSubscriptions: '/api/push/subscriptions',
  /** The WebSocket. */
  socket: '/api/socket',
} as const;
