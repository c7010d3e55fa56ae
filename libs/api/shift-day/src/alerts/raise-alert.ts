import type { Alert, Point } from '@s4/contract'
import type { Db } from '@s4/db'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { v7 as uuid } from 'uuid'
import { tellCompany } from '../live-shift/tell'
import type { Work } from '../live-shift/work-repository'

interface Raised {
  kind: Alert['kind']
  now: Date
  position?: Point | null
  checkCallId?: string
  missingPapers?: Alert['missingPapers']
}

const titleOf: Record<Alert['kind'], (name: string) => string> = {
  missedCheckCall: (name) => `${name} has not answered a check call`,
  leftGeofence: (name) => `${name} has left the site`,
  outsideAtBookOn: (name) => `${name} booked on outside the site`,
  late: (name) => `${name} has not booked on`,
  forgottenBookOff: (name) => `${name} has not booked off`,
  help: (name) => `${name} needs help`,
  papersMissing: (name) => `${name} was booked on with papers missing`,
}

const critical: ReadonlySet<Alert['kind']> = new Set(['missedCheckCall', 'help', 'late'])

/** Puts an alert in the company's log and tells its people; false when this one was raised before. */
export async function raiseAlert(
  tx: Db,
  work: Work,
  { kind, now, position = null, checkCallId, missingPapers = [] }: Raised,
): Promise<boolean> {
  const raised = await tx.query(
    `insert into alert (id, company_id, job_id, assignment_id, kind, check_call_id, lat, lng, raised_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [
      uuid(),
      work.companyId,
      work.jobId,
      work.id,
      kind,
      checkCallId ?? null,
      position?.lat ?? null,
      position?.lng ?? null,
      now,
    ],
  )
  if (raised.length === 0) return false

  const title = titleOf[kind](work.seekerName)
  const link = `/alert-log?jobId=${work.jobId}`
  const body = [`${work.title}, ${work.siteName}`, missingPapersText(missingPapers)].filter(Boolean).join(': ')
  await tellCompany(tx, work, { now, kind: `alert.${kebab(kind)}`, title, body, critical: critical.has(kind) }, link)
  if (critical.has(kind)) await mailManager(tx, work, title, now)
  return true
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The manager of the company profile reads it by e-mail, unless a member's notice goes to the same address already. */
async function mailManager(tx: Db, work: Work, title: string, now: Date): Promise<void> {
  await tx.query(
    `insert into mail (id, recipient, subject, body, created_at, next_try_at)
     select $1, manager_email, $3, $4, $5, $5 from company
     where id = $2 and manager_email <> '' and not exists (
       select from company_member join account using (uid) where company_id = $2 and lower(account.email) = lower(manager_email)
     )`,
    [
      uuid(),
      work.companyId,
      title,
      `${title}: ${work.title}, ${work.siteName}. Open the alert log of S4 to see where and since when.`,
      now,
    ],
  )
}

/** Closes the open alerts of a kind that have answered themselves: who was late has come, who forgot has booked off. */
export async function settleAlerts(
  tx: Db,
  assignmentId: string,
  kind: 'late' | 'forgottenBookOff',
  resolution: string,
  now: Date,
): Promise<void> {
  await tx.query(
    'update alert set resolved_at = $3, resolution = $4 where assignment_id = $1 and kind = $2 and resolved_at is null',
    [assignmentId, kind, now, resolution],
  )
}
