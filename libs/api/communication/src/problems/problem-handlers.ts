import { ApiError } from '@s4/contract/api-error'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { type Handler, implement, toPage, readCursor } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { actingParty } from './acting-party'
import { problemRepository, type KeptProblem } from './problem-repository'
import { problemSubjects } from './problem-subjects'
import { problemAsSeen, problemDetails } from './problem-view'
import { reportProblem } from './report-problem'
import { change, close, reopen, reply, resolve } from './work-on-problem'

/** Problems between workers and companies, for both sides. */
export const problemHandlers = ({ db, clock }: Deps): Handler[] => {
  return [
    implement('problems.list', async ({ input: { cursor, limit, ...query }, actor }) => {
      const [viewer, now] = [actingParty(actor), clock.now()]
      const found = await problemRepository(db).page(viewer, {
        ...query,
        now,
        after: readCursor(cursor),
        limit: limit + 1,
      })
      return toPage(
        found.map((problem) => problemAsSeen(problem, viewer, now)),
        limit,
        ({ createdAt: at, id }) => ({ at, id }),
      )
    }),

    implement('problems.counts', ({ actor }) => problemRepository(db).counts(actingParty(actor), clock.now())),
    implement('problems.subjects', ({ actor }) => problemSubjects(db, actingParty(actor))),
    implement('problems.show', ({ input: { id }, actor }) =>
      problemDetails(db, id, { viewer: actingParty(actor), now: clock.now() }),
    ),

    implement('problems.create', ({ input, transact }) =>
      transact(async (ctx) => {
        const id = await reportProblem(ctx, input)
        return problemDetails(ctx.tx, id, asked(ctx))
      }),
    ),

    implement('problems.reply', ({ input, transact }) =>
      transact((ctx) => changed(ctx, input, (problem) => reply(ctx, { ...input, problem }))),
    ),
    implement('problems.change', ({ input, transact }) =>
      transact((ctx) => changed(ctx, input, (problem) => change(ctx, { ...input, problem }))),
    ),
    implement('problems.resolve', ({ input, transact }) =>
      transact((ctx) => changed(ctx, input, (problem) => resolve(ctx, { ...input, problem }))),
    ),
    implement('problems.close', ({ input, transact }) =>
      transact((ctx) => changed(ctx, input, (problem) => close(ctx, { problem }))),
    ),
    implement('problems.reopen', ({ input, transact }) =>
      transact((ctx) => changed(ctx, input, (problem) => reopen(ctx, { ...input, problem }))),
    ),
  ]
}

const asked = ({ actor, now }: CommandContext<Actor>) => ({ viewer: actingParty(actor), now })

/** Changes a problem of this person's side under its lock and returns it as it then is. Throws `problem.missing`. */
async function changed(
  ctx: CommandContext<Actor>,
  { id }: { id: string },
  change: (problem: KeptProblem) => Promise<void>,
) {
  const problem = await problemRepository(ctx.tx).locked(actingParty(ctx.actor), id)
  if (!problem) throw new ApiError('problem.missing')
  await change(problem)
  return problemDetails(ctx.tx, id, asked(ctx))
}
