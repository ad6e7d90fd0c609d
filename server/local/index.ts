/** PostgreSQL, NATS and one address for several nodes, for those who have none running: started in a folder, and ended with whoever started them. */

export { Engine, freePort } from './engine.ts';
export { Front } from './front.ts';
export { natsProgram, OwnNats } from './nats.ts';
export { MANY_FILES, OwnPostgres, postgresPrograms } from './postgres.ts';
