import type { Db } from '@s4/db'

/** Writes whom a job is for, after its site or shifts were written: the client of its site, as the site stands now. */
export const attachClient = (tx: Db, jobId: string): Promise<void> => attach(tx, 'job.id = $1', [jobId])

/** The same for the jobs of a client, and at its sites, that have shifts to come. */
export const attachComingJobs = (tx: Db, { clientId, now }: { clientId: string; now: Date }): Promise<void> =>
  attach(
    tx,
    `(job.client_id = $1 or site.client_id = $1) and exists (select from shift
       where shift.job_id = job.id and shift.cancelled_at is null and shift.starts_at > $2)`,
    [clientId, now],
  )

/** The contract is the one in force on the day of the first shift, at the site. */
async function attach(tx: Db, where: string, params: readonly unknown[]): Promise<void> {
  await tx.query(
    `update job set client_id = known.client_id, contract_id = known.contract_id
     from (
       select job.id, site.client_id, client_contract.id as contract_id
       from job join site on site.id = job.site_id
       left join lateral (
         select (min(starts_at) at time zone site.zone)::date as day from shift
         where shift.job_id = job.id and cancelled_at is null
       ) first on true
       left join client_contract on client_contract.client_id = site.client_id
         and daterange(starts_on, ends_on, '[]') @> first.day
       where ${where}
     ) as known
     where job.id = known.id
       and (job.client_id, job.contract_id) is distinct from (known.client_id, known.contract_id)`,
    params,
  )
}
