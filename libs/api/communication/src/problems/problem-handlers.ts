import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'
import { type Handler, implement, pageOf, readCursor } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { partyOf } from './party-of'
import { problemRepository, type KeptProblem } from './problem-repository'
import { problemSubjects } from './problem-subjects'
import { problemAsSeen, problemDetails } from './problem-view'
import { reportProblem } from './report-problem'
import { change, close, reopen, reply, resolve, type Working } from './work-on-problem'

/** Problems between workers and companies, for both sides. */
export const problemHandlers = (deps: Deps): Handler[] => {
  const { db, clock } = deps
  return [
    implement('problems.list', async ({ input: { cursor, limit, ...query }, actor }) => {
      const [viewer, now] = [partyOf(actor), clock.now()]
      const found = await problemRepository(db).page(viewer, {
        ...query,
        now,
        after: readCursor(cursor),
        limit: limit + 1,
      })
      return pageOf(
        found.map((problem) => problemAsSeen(problem, viewer, now)),
        limit,
        ({ createdAt: at, id }) => ({ at, id }),
      )
    }),

    implement('problems.counts', ({ actor }) => problemRepository(db).counts(partyOf(actor), clock.now())),
    implement('problems.subjects', ({ actor }) => problemSubjects(db, partyOf(actor))),
    implement('problems.show', ({ input: { id }, actor }) => problemDetails(db, id, partyOf(actor), clock.now())),

    implement('problems.create', ({ input, actor, request }) => {
      const [viewer, now] = [partyOf(actor), clock.now()]
      return db.transaction(async (tx) => {
        const id = await reportProblem(tx, { input, viewer, actor, now, requestId: request.id })
        return problemDetails(tx, id, viewer, now)
      })
    }),

    implement('problems.reply', ({ input: { id, ...written }, actor, request }) =>
      working(deps, { id, actor, requestId: request.id }, (tx, problem, by) => reply(tx, problem, written, by)),
    ),
    implement('problems.change', ({ input: { id, ...wanted }, actor, request }) =>
      working(deps, { id, actor, requestId: request.id }, (tx, problem, by) => change(tx, problem, wanted, by)),
    ),
    implement('problems.resolve', ({ input: { id, ...said }, actor, request }) =>
      working(deps, { id, actor, requestId: request.id }, (tx, problem, by) => resolve(tx, problem, said, by)),
    ),
    implement('problems.close', ({ input: { id }, actor, request }) =>
      working(deps, { id, actor, requestId: request.id }, close),
    ),
    implement('problems.reopen', ({ input: { id, reason }, actor, request }) =>
      working(deps, { id, actor, requestId: request.id }, (tx, problem, by) => reopen(tx, problem, reason, by)),
    ),
  ]
}

interface Asked {
  id: string
  actor: Actor
  requestId: string
}

/** Changes a problem of this person's side under its lock and answers it as it then is. Throws `problem.missing`. */
async function working(
  { db, clock }: Deps,
  { id, actor, requestId }: Asked,
  make: (tx: Db, problem: KeptProblem, by: Working) => Promise<void>,
) {
  const [viewer, now] = [partyOf(actor), clock.now()]
  return db.transaction(async (tx) => {
    const problem = await problemRepository(tx).locked(viewer, id)
    if (!problem) throw new Problem('problem.missing')
    await make(tx, problem, { viewer, actor, now, requestId })
    return problemDetails(tx, id, viewer, now)
  })
}
