import type { Database } from '@s4/db'
import { numberInvoices } from './number-invoices'
import { planJob } from './plan-job'
import { planPeople } from './plan-people'
import { planTalk } from './plan-talk'
import { emptyTown } from './town/town'
import { jobs } from './town/jobs'

interface Seeding {
  now: Date
  /** The server's key for numbers sealed at rest. */
  dataKey: Buffer
}

/** Fills an empty database with the town, all or nothing; false when somebody is there already. */
export async function seedTown(db: Database, { now, dataKey }: Seeding): Promise<boolean> {
  const town = emptyTown(now.toISOString(), dataKey)
  planPeople(town)
  jobs.forEach((job, index) => planJob(town, job, index))
  numberInvoices(town)
  planTalk(town)

  return db.transaction(async (tx) => {
    const [someone] = await tx.query('select 1 from account limit 1')
    if (someone) return false
    await town.rows.insert(tx)
    // The next problem takes the number after theirs.
    await tx.query(`select nextval('problem_number') from problem`)
    await tx.query('select refresh_open_jobs(array_agg(id), $1) from job', [now])
    return true
  })
}
