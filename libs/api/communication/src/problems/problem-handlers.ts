import { ApiError } from '@s4/contract/api-error'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { type Handler, implement, toPage, readCursor } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { actingParty } from './acting-party'
import { problemRepository, type StoredProblem } from './problem-repository'
import { problemSubjects } from './problem-subjects'
import { problemForViewer, problemDetails } from './problem-view'
import { reportProblem } from './report-problem'
import { change, close, reopen, reply, resolve } from './problem-commands'

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
        found.map((problem) => problemForViewer(problem, viewer, now)),
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
        return problemDetails(ctx.tx, id, viewerAndTime(ctx))
      }),
    ),

    implement('problems.reply', ({ input, transact }) =>
      transact((ctx) => changeProblem(ctx, input, (problem) => reply(ctx, { ...input, problem }))),
    ),
    implement('problems.change', ({ input, transact }) =>
      transact((ctx) => changeProblem(ctx, input, (problem) => change(ctx, { ...input, problem }))),
    ),
    implement('problems.resolve', ({ input, transact }) =>
      transact((ctx) => changeProblem(ctx, input, (problem) => resolve(ctx, { ...input, problem }))),
    ),
    implement('problems.close', ({ input, transact }) =>
      transact((ctx) => changeProblem(ctx, input, (problem) => close(ctx, { problem }))),
    ),
    implement('problems.reopen', ({ input, transact }) =>
      transact((ctx) => changeProblem(ctx, input, (problem) => reopen(ctx, { ...input, problem }))),
    ),
  ]
}

const viewerAndTime = ({ actor, now }: CommandContext<Actor>) => ({ viewer: actingParty(actor), now })

/** Changes a locked problem of this person's side and returns it. Throws `problem.missing`. */
async function changeProblem(
  ctx: CommandContext<Actor>,
  { id }: { id: string },
  change: (problem: StoredProblem) => Promise<void>,
) {
  const problem = await problemRepository(ctx.tx).locked(actingParty(ctx.actor), id)
  if (!problem) throw new ApiError('problem.missing')
  await change(problem)
  return problemDetails(ctx.tx, id, viewerAndTime(ctx))
}
