import { ApiError } from '@s4/contract/api-error'
import { type Handler, implement, ownerColumn, viewerOf } from '@s4/api-platform/http'
import { liveRepository } from '../live-work/live-repository'
import { shiftInView } from '../live-work/shift-in-view'
import { withPasses } from '@s4/api-platform/files'
import type { Deps } from '@s4/api-platform/deps'
import { logbookRepository } from './logbook-repository'
import { writeEntry } from './write-entry'

/** What workers report during a shift, for both sides, and the company's report of a job. */
export const logbookHandlers = (deps: Deps): Handler[] => [
  implement('logbook.create', ({ input, transact }) => transact((ctx) => writeEntry(ctx, input))),

  implement('logbook.list', async ({ input: { id }, actor }) => {
    const viewer = viewerOf(actor, id)
    const owned = await deps.db.query(`select 1 from assignment where id = $1 and ${ownerColumn(viewer)} = $2`, [
      id,
      viewer.id,
    ])
    if (owned.length === 0) throw new ApiError('assignment.missing')
    const entries = await logbookRepository(deps.db).ofAssignment(id)
    return 'assignmentId' in actor ? entries.map((entry) => withPasses(deps, entry, actor.sessionId)) : entries
  }),

  implement('reports.show', async ({ input, actor }) => {
    const repository = liveRepository(deps.db, actor.companyId)
    const job = await repository.job(input.id)
    if (!job) throw new ApiError('job.missing')
    const shifts = await repository.shiftsOf(job.jobId)
    const shift = shiftInView(shifts, input.shift, deps.clock.now()) ?? null
    if (!shift && input.shift)
      throw new ApiError('job.missing', { message: 'We could not find that shift of this job.' })

    const { jobId, title, siteName, address, zone } = job
    const logbook = logbookRepository(deps.db)
    const [entries, timeline] = shift
      ? await Promise.all([logbook.ofShift(shift.id), logbook.timelineOf(shift.id)])
      : [[], []]
    return { jobId, title, siteName, address, zone, shift, shifts, entries, timeline }
  }),
]
