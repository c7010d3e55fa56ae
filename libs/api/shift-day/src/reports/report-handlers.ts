import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { countsByHour, resetsDuring } from '../counters/counter-repository'
import { evidenceRepository } from '../evidence/evidence-repository'
import { liveRepository } from '../live-work/live-repository'
import { shiftInView } from '../live-work/shift-in-view'
import { logbookRepository } from '../logbook/logbook-repository'
import { withoutPersonal } from '../logbook/personal-reports'

export const reportHandlers = (deps: Deps): Handler[] => [
  implement('reports.show', async ({ input, actor }) => {
    const repository = liveRepository(deps.db, actor.companyId)
    const job = await repository.job(input.id)
    if (!job) throw new ApiError('job.missing')
    const shifts = await repository.listShifts(job.jobId)
    const shift = shiftInView(shifts, input.shift, deps.clock.now()) ?? null
    if (!shift && input.shift)
      throw new ApiError('job.missing', { message: 'We could not find that shift of this job.' })

    const { jobId, title, siteName, address, zone } = job
    const logbook = logbookRepository(deps.db)
    const [entries, timeline, files, counts, resets] = shift
      ? await Promise.all([
          logbook.listByShift(shift.id),
          logbook.findTimeline(shift.id),
          evidenceRepository(deps.db).listByShift(shift.id),
          countsByHour(deps.db, shift.id),
          resetsDuring(deps.db, shift.id),
        ])
      : [[], [], [], [], []]
    return {
      jobId,
      title,
      siteName,
      address,
      zone,
      shift,
      shifts,
      files,
      timeline,
      counts,
      resets,
      ...withoutPersonal(entries, actor.memberRole),
    }
  }),
]
