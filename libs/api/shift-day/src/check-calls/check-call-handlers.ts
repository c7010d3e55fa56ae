import { ApiError } from '@s4/contract/api-error'
import { type Handler, implement, ownerColumn, toPage, readCursor, toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { answerCheckCall, confirmCheckCall } from './answer-check-call'
import { checkOnMe } from './check-on-me'
import { checkCallRepository } from './check-call-repository'

export function checkCallHandlers(deps: Deps): Handler[] {
  const { codeKeys } = deps.settings
  return [
    implement('checkCalls.list', async ({ input: { id }, actor }) => {
      const viewer = toViewer(actor, id)
      const [work] = await deps.db.query<{ shared: boolean }>(
        `select coalesce(attendance.location_shared_at is not null, false) as shared
       from assignment left join attendance on assignment_id = assignment.id
       where assignment.id = $1 and ${ownerColumn(viewer)} = $2`,
        [id, viewer.id],
      )
      if (!work) throw new ApiError('assignment.missing')
      return {
        calls: await checkCallRepository(deps.db).listByAssignment(id),
        locationShared: work.shared,
        now: deps.clock.now().toISOString(),
      }
    }),

    implement('checkCalls.log', async ({ input: { cursor, limit, ...filter }, actor }) => {
      const found = await checkCallRepository(deps.db).log({
        actor,
        filter,
        now: deps.clock.now(),
        after: readCursor(cursor),
        limit: limit + 1,
      })
      return toPage(found, limit, ({ dueAt: at, id }) => ({ at, id }))
    }),

    implement('checkCalls.answer', ({ input, transact }) =>
      transact((ctx) => answerCheckCall(ctx, { ...input, codeKeys })),
    ),
    implement('checkCalls.checkOnMe', ({ input, transact }) => transact((ctx) => checkOnMe(ctx, input))),
    implement('checkCalls.confirm', ({ input, transact }) =>
      transact((ctx) => confirmCheckCall(ctx, { ...input, codeKeys })),
    ),
  ]
}
