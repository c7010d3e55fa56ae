import type { WorkerWithDueChecks } from '@s4/contract'
import type { Db } from '@s4/db'
import { dueChecks, dueScreening, fits, stopsBookingOn, type CheckRules } from '@s4/domain/due-checks'
import type { RequirementCode } from '@s4/domain/requirements'
import type { ScreeningDecision } from '@s4/domain/screening'
import { localDate } from '@s4/domain/shift-text'
import type { CompanyActor } from '@s4/api-platform/actor'
import { fileUrl } from '@s4/api-platform/files'
import { ofSites } from '@s4/api-platform/site-limits'
import { checkableDocuments, type DocumentOfSeeker, shownDocument } from '../worker-documents/checkable-documents'
import { latestDecisions } from './screening-decisions'
import { checkRulesFor } from './check-rules'
import { checkedDocuments, checkSubjectOf } from './due-checks-for-work'

const DAY_MS = 24 * 60 * 60_000
const DAYS_AHEAD = 14
const EXPIRING_DAYS = 30
/** More than one company has in two weeks. */
const MAX_SHIFTS = 2000
const NO_END = '9999-12-31'

interface Row {
  assignmentId: string
  jobId: string
  shiftId: string
  title: string
  siteName: string
  zone: string
  startsAt: string
  endsAt: string
  siaSector: string | null
  requirements: RequirementCode[]
  seekerId: string
  fullname: string
  pictureFileId: string | null
}

type Limits = Pick<CompanyActor, 'companyId' | 'siteIds'>
type DueEntry = WorkerWithDueChecks['due'][number]
type ScreeningEntry = WorkerWithDueChecks['screening']

interface Asked {
  actor: Limits
  now: Date
  /** Only these; all by default. */
  seekerIds?: readonly string[]
}

/** The workers of the next two weeks with something to check, by their first shift. */
export async function workersWithDueChecks(db: Db, asked: Asked): Promise<WorkerWithDueChecks[]> {
  const { companyId } = asked.actor
  const shifts = await comingShifts(db, asked)
  const seekerIds = [...new Set(shifts.map(({ seekerId }) => seekerId))]
  const rules = await checkRulesFor(db, companyId)
  const documents = await checkableDocuments(db, { seekerIds, companyIds: [companyId] })
  const held = new Map<string, DocumentOfSeeker[]>()
  for (const document of documents) held.set(document.seekerId, [...(held.get(document.seekerId) ?? []), document])
  const decisions = await latestDecisions(db, { seekerIds, companyId })
  const workers = new Map<string, WorkerWithDueChecks>()
  for (const shift of shifts) {
    const due = dueBefore(shift, held.get(shift.seekerId) ?? [], rules)
    const screening = screeningBefore(shift, decisions.get(shift.seekerId) ?? null, rules)
    if (due.length === 0 && screening === null) continue
    const worker = workers.get(shift.seekerId) ?? newWorker(shift)
    worker.shifts += 1
    // A later shift can need more than the first one.
    if (screening && !worker.screening?.stops) worker.screening = screening
    worker.due.push(...due.filter((one) => !worker.due.some((known) => isSame(one, known))))
    workers.set(shift.seekerId, worker)
  }
  return [...workers.values()]
}

const comingShifts = (db: Db, { actor, now, seekerIds }: Asked) =>
  db.query<Row>(
    `select assignment.id as assignment_id, job_id, shift_id, title, site_name, zone, starts_at, ends_at, sia_sector,
       requirements, seeker_id, fullname, picture_file_id
     from assignment join seeker on seeker.id = seeker_id
     where company_id = $1 and ${ofSites(actor, 'site_id')} and status = 'assigned' and ends_at > $2
       and starts_at <= $3 and ($4::uuid[] is null or seeker_id = any($4))
     order by starts_at, fullname, assignment.id limit ${MAX_SHIFTS}`,
    [actor.companyId, now, new Date(now.getTime() + DAYS_AHEAD * DAY_MS), seekerIds ?? null],
  )

function dueBefore(shift: Row, documents: readonly DocumentOfSeeker[], rules: CheckRules): DueEntry[] {
  const lastDay = localDate(shift.endsAt, shift.zone)
  const soon = soonAfter(shift)
  const work = { siaSector: shift.siaSector, requirements: shift.requirements, lastDay }
  const unchecked = dueChecks(checkedDocuments(documents), rules, work)
  const missing = unchecked.flatMap((due): DueEntry[] => {
    const document = documents.find((one) => checkSubjectOf(one) === due.subject && one.id === due.documentId)
    return document
      ? [
          {
            subject: due.subject,
            stops: stopsBookingOn(due),
            expiring: false,
            document: shownDocument(document, { mayRead: true }),
          },
        ]
      : []
  })
  const ending = documents.flatMap((document): DueEntry[] => {
    const { state, expiresOn } = document
    const subject = checkSubjectOf(document)
    const endsSoon = expiresOn !== null && expiresOn <= soon
    return subject !== null && state === 'accepted' && endsSoon && fits({ ...document, subject }, work)
      ? [{ subject, stops: false, expiring: true, document: shownDocument(document, { mayRead: true }) }]
      : []
  })
  return [...missing, ...ending]
}

function screeningBefore(shift: Row, decision: ScreeningDecision | null, rules: CheckRules): ScreeningEntry {
  const lastDay = localDate(shift.endsAt, shift.zone)
  const due = dueScreening(decision, rules.screening, lastDay)
  const entry = { result: decision?.result ?? null, until: decision?.until ?? null }
  if (due) return { ...entry, stops: stopsBookingOn(due), expiring: false }
  const isEnding = rules.screening !== 'not-asked' && (decision?.until ?? NO_END) <= soonAfter(shift)
  return isEnding ? { ...entry, stops: false, expiring: true } : null
}

/** 30 days after the end of the shift. */
const soonAfter = ({ endsAt, zone }: Row) =>
  localDate(new Date(Date.parse(endsAt) + EXPIRING_DAYS * DAY_MS).toISOString(), zone)

const isSame = (a: DueEntry, b: DueEntry) => a.document.kind === b.document.kind && a.document.id === b.document.id

function newWorker(row: Row): WorkerWithDueChecks {
  const { seekerId, fullname, pictureFileId, siaSector: _, requirements: __, ...nextShift } = row
  return { seekerId, fullname, picture: fileUrl(pictureFileId), nextShift, screening: null, shifts: 0, due: [] }
}
