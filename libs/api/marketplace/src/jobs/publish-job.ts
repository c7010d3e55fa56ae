import type { Db } from '@s4/db'
import { withSector } from './job-input'
import { jobRepository } from './job-repository'
import type { StoredJob } from './job-rows'
import { plannedShifts } from './planned-shifts'

/** A draft may have lain for days: its shifts are made afresh, and one already begun refuses the posting, as does a sector its role does not go with. */
export async function publish(tx: Db, job: StoredJob, now: Date): Promise<void> {
  const jobs = jobRepository(tx)
  const { siaSector } = withSector(job)
  const shifts = plannedShifts({ schedule: job.schedule, zone: job.zone, now })
  const standing = await jobs.shifts(job.id)
  await jobs.dropShifts(
    standing.map(({ id }) => id),
    now,
  )
  await jobs.addShifts(job.id, shifts, job.positions)
  if (siaSector !== job.siaSector) await jobs.setSector(job.id, siaSector)
  await jobs.setStatus(job.id, 'published', now)
}
