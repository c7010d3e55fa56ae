import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { implement, type Handler } from '@s4/api-platform/http'
import { counterRepository } from '../counters/counter-repository'
import { liveRepository, type WorkerRow } from './live-repository'
import { shiftInView } from './shift-in-view'
import { countPresences, toLiveShift, toLiveWorker } from './live-view'

const HOUR_MS = 60 * 60_000

/** The shifts of the next 12 hours and those in progress. */
export const liveWorkHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('liveWork.list', async ({ actor }) => {
    const now = clock.now()
    const workers = await liveRepository(db, actor.companyId).workersBetween(
      now,
      new Date(now.getTime() + 12 * HOUR_MS),
      actor,
    )
    return [...byShift(workers).values()].map((those) => toLiveShift(those, now))
  }),

  implement('liveWork.show', async ({ input, actor }) => {
    const now = clock.now()
    const repository = liveRepository(db, actor.companyId)
    const job = await repository.job(input.id)
    if (!job) throw new ApiError('job.missing')
    const shifts = await repository.listShifts(job.jobId)
    const shift = shiftInView(shifts, input.shift, now)
    if (!shift) throw new ApiError('job.missing', { message: 'We could not find that shift of this job.' })

    const workers = await repository.listWorkers(shift.id)
    const positions = await repository.findPositions(
      workers.filter(({ status }) => status === 'inProgress').map(({ assignmentId }) => assignmentId),
    )
    const { lat, lng, siteId, ...facts } = job
    return {
      ...facts,
      point: { lat, lng },
      counters: await counterRepository(db).list(siteId, now),
      shiftId: shift.id,
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
      counts: countPresences(workers, now),
      openAlerts: workers.reduce((sum, worker) => sum + worker.openAlerts, 0),
      workers: workers.map((worker) => toLiveWorker(worker, positions, now)),
      shifts,
      now: now.toISOString(),
    }
  }),
]

function byShift(workers: readonly WorkerRow[]): Map<string, [WorkerRow, ...WorkerRow[]]> {
  const shifts = new Map<string, [WorkerRow, ...WorkerRow[]]>()
  for (const worker of workers) {
    const those = shifts.get(worker.shiftId)
    if (those) those.push(worker)
    else shifts.set(worker.shiftId, [worker])
  }
  return shifts
}
