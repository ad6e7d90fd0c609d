/** What somebody has done of the lessons: what a device knows and what the server knows become the same. */

import { PRICES } from '../budget.ts';
import { Failed } from '../failed.ts';
import { API, type Lessons, LIMITS } from '../protocol/index.ts';
import { LessonsSchema } from '../protocol/schemas.ts';
import type { LessonDone } from '../store/store.ts';
import { type App, type Context, failures, ok } from './context.ts';

export function byGame(done: readonly LessonDone[]): Lessons {
  const games = [...new Set(done.map(({ game }) => game))];
  return Object.fromEntries(games.map((game) => [game, done.filter((one) => one.game === game).map(({ exercise }) => exercise)]));
}

export function lessonRoutes(app: App, { house, guest }: Context): void {
  const { store } = house;
  app.post(
    API.lessons,
    {
      config: { price: PRICES.tell },
      schema: {
        tags: ['people'],
        summary: 'What I have done of the lessons, on this device and anywhere else; what is told is kept',
        body: LessonsSchema,
        response: { 200: LessonsSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      const known = await store.lessonsOf(person.id);
      const told = Object.entries(request.body).flatMap(([game, exercises]) => exercises.map((exercise) => ({ game, exercise })));
      const fresh = told.filter(({ game, exercise }) => !known.some((one) => one.game === game && one.exercise === exercise));
      const all = ok(known.length + fresh.length > LIMITS.lessons.most ? new Failed('tooLarge') : [...known, ...fresh]);
      if (fresh.length > 0) await store.addLessons(person.id, fresh);
      return byGame(all);
    },
  );
}
