import type { JobImportError, JobImportPreview, PostedAlready } from '@s4/contract'
import type { Db } from '@s4/db'
import type { JobMapping } from '@s4/domain/job-import'
import type { CompanyActor } from '@s4/api-platform/actor'
import { isEmpty } from '@s4/api-platform/csv-file'
import { findPosted } from '../jobs'
import { checkRow, type CheckedJob } from './check-row'
import { readKnown } from './known'

interface File {
  records: readonly (readonly string[])[]
  mapping: JobMapping
  now: Date
}

type ReadyJob = CheckedJob & { posted: PostedAlready | null }

export interface CheckedFile {
  jobs: ReadyJob[]
  errors: JobImportError[]
  /** Rows with an error. */
  wrong: number
}

/** The jobs of a file that can be posted, and what is wrong with the other rows. */
export async function checkJobs(db: Db, actor: CompanyActor, { records, mapping, now }: File): Promise<CheckedFile> {
  const known = await readKnown(db, actor, now)
  const jobs: CheckedJob[] = []
  const errors: JobImportError[] = []
  const seen = new Map<string, number>()
  let wrong = 0
  for (const [at, cells] of records.entries()) {
    if (at === 0 || isEmpty(cells)) continue
    const row = at + 1
    const checked = checkRow({ row, cells, mapping }, known)
    const found = 'errors' in checked ? checked.errors : twice(checked.job, seen)
    if ('job' in checked && found.length === 0) jobs.push(checked.job)
    else wrong += 1
    errors.push(...found)
  }
  return { jobs: await withPosted(db, actor, jobs), errors, wrong }
}

/** The second of two rows that ask for the same shift. */
function twice({ row, draft, shifts }: CheckedJob, seen: Map<string, number>): JobImportError[] {
  const keys = shifts.map(({ startsAt, endsAt }) => [draft.siteId, draft.role, startsAt, endsAt].join(' '))
  const first = keys.map((key) => seen.get(key)).find((earlier) => earlier !== undefined)
  if (first === undefined) {
    for (const key of keys) seen.set(key, row)
    return []
  }
  const message = `Row ${first} asks for this shift too. Put them into one row with more people.`
  return [{ row, column: 'date', value: draft.schedule.startDate, message }]
}

async function withPosted(db: Db, { companyId }: CompanyActor, jobs: readonly CheckedJob[]): Promise<ReadyJob[]> {
  const asked = jobs.flatMap(({ row, draft: { siteId, role, title }, shifts }) =>
    shifts.map(({ startsAt, endsAt }) => ({ row, siteId, role, title, startsAt, endsAt })),
  )
  const byRow = new Map<number, PostedAlready>()
  for (const { at, job } of await findPosted(db, companyId, asked)) {
    const row = asked[at]?.row
    if (row !== undefined && !byRow.has(row)) byRow.set(row, job)
  }
  return jobs.map((job) => ({ ...job, posted: byRow.get(job.row) ?? null }))
}

const SHOWN_ERRORS = 200

export const toPreview = ({ jobs, errors, wrong }: CheckedFile): JobImportPreview => ({
  wrong,
  errors: errors.slice(0, SHOWN_ERRORS),
  jobs: jobs.map(({ row, draft, site, shifts, warning, posted }) => ({
    row,
    title: draft.title,
    siteName: site.name,
    zone: site.zone,
    shifts: shifts.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
    positions: draft.positions,
    payPerHour: draft.payPerHour,
    warning,
    posted,
  })),
})
