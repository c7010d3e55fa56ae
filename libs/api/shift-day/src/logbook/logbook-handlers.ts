import { ApiError } from '@s4/contract/api-error'
import { type Handler, implement, ownerColumn, toViewer } from '@s4/api-platform/http'
import { withPasses } from '@s4/api-platform/files'
import type { Deps } from '@s4/api-platform/deps'
import { logbookRepository } from './logbook-repository'
import { withoutPersonal } from './personal-reports'
import { writeEntry } from './write-entry'

export const logbookHandlers = (deps: Deps): Handler[] => [
  implement('logbook.create', async ({ input, actor, transact }) => {
    const entry = await transact((ctx) => writeEntry(ctx, input))
    return 'assignmentId' in actor ? withPasses(deps, entry, actor.sessionId) : entry
  }),

  implement('logbook.list', async ({ input: { id }, actor }) => {
    const viewer = toViewer(actor, id)
    const owned = await deps.db.query(`select 1 from assignment where id = $1 and ${ownerColumn(viewer)} = $2`, [
      id,
      viewer.id,
    ])
    if (owned.length === 0) throw new ApiError('assignment.missing')
    const all = await logbookRepository(deps.db).listByAssignment(id)
    const { entries } = withoutPersonal(all, 'memberRole' in actor ? actor.memberRole : null)
    return 'assignmentId' in actor ? entries.map((entry) => withPasses(deps, entry, actor.sessionId)) : entries
  }),
]
