import { presences, type LiveShift, type LiveWorker, type Presence } from '@s4/contract'
import { fileUrl } from '@s4/api-platform/files'
import type { liveRepository, WorkerRow } from './live-repository'
import { workerPresence } from './presence'

export type Positions = Awaited<ReturnType<ReturnType<typeof liveRepository>['findPositions']>>

export function countPresences(workers: readonly WorkerRow[], now: Date): Record<Presence, number> {
  const of = (presence: Presence) => workers.filter((worker) => workerPresence(worker, now) === presence).length
  // The keys are the contract's own list.
  return Object.fromEntries(presences.map((presence) => [presence, of(presence)])) as Record<Presence, number>
}

/** One shift in the company's list. */
export function toLiveShift(workers: readonly [WorkerRow, ...WorkerRow[]], now: Date): LiveShift {
  const [{ jobId, shiftId, title, siteName, zone, startsAt, endsAt }] = workers
  const openAlerts = workers.reduce((sum, worker) => sum + worker.openAlerts, 0)
  const people = workers
    .map((worker) => ({
      name: worker.seekerName,
      presence: workerPresence(worker, now),
      alert: worker.alert,
      backInsideAt: worker.backInsideAt,
      answeredAt: worker.answeredAt,
      nextCheckCallAt: worker.nextCheckCallAt,
    }))
    .toSorted((a, b) => Number(b.alert !== null) - Number(a.alert !== null))
  const counts = countPresences(workers, now)
  return { jobId, shiftId, title, siteName, zone, startsAt, endsAt, counts, openAlerts, people }
}

export function toLiveWorker(row: WorkerRow, positions: Positions, now: Date): LiveWorker {
  const { picture, phone, locationSharedAt, expectedAt: _, alert: _a, backInsideAt: _b, answeredAt: _c, ...rest } = row
  const underWay = row.status === 'assigned' || row.status === 'inProgress'
  return {
    ...rest,
    seekerPicture: fileUrl(picture),
    phone: underWay && phone !== '' ? phone : null,
    presence: workerPresence(row, now),
    locationShared: locationSharedAt !== null,
    lastPosition: positions.get(row.assignmentId) ?? null,
  }
}
