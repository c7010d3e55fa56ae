import type { StaffReport, StaffReportDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { STAFF_LIST_LENGTH } from '@s4/domain/staff-lists'
import type { Deps } from '@s4/api-platform/deps'
import { conversationMessages } from '../chat/conversation-messages'

const LISTED = `id, case when about_seeker is null then 'company' else 'seeker' end as subject, reason, reported_at,
  decision`

export const reportsWaiting = (db: Db): Promise<StaffReport[]> =>
  db.query<StaffReport>(
    `select ${LISTED} from person_report where decided_at is null order by reported_at, id limit ${STAFF_LIST_LENGTH}`,
  )

export const reportsDecided = (db: Db): Promise<StaffReport[]> =>
  db.query<StaffReport>(
    `select ${LISTED} from person_report where decided_at is not null order by decided_at desc, id
     limit ${STAFF_LIST_LENGTH}`,
  )

export interface ReportForStaff extends Omit<StaffReportDetails, 'work' | 'messages'> {
  byUid: string
  bySide: 'seeker' | 'company'
  aboutSeeker: string | null
  aboutCompany: string | null
  aboutId: string | null
}

/** Locked until the transaction ends. Throws `record.missing`. */
export async function lockReport(db: Db, id: string): Promise<ReportForStaff> {
  const [report] = await db.query<ReportForStaff>(
    `select ${LISTED}, coalesce(about_seeker, about_company) as subject_id, by_uid, by_side, about_seeker,
       about_company, about_kind, about_id, words, to_char(suspended_until, 'YYYY-MM-DD') as suspended_until,
       decision_reason, decided_at,
       coalesce((select fullname from seeker where seeker.id = about_seeker),
         (select company_name from company where company.id = about_company)) as subject_name,
       coalesce((select fullname from seeker where seeker.uid = by_uid),
         (select company_name from company join company_member on company_id = company.id
           where company_member.uid = by_uid), 'Somebody who has left') as reporter_name,
       (select count(*)::int from person_report earlier where earlier.id <> person_report.id
         and earlier.decision in ('warned', 'suspended')
         and coalesce(earlier.about_seeker, earlier.about_company)
           = coalesce(person_report.about_seeker, person_report.about_company)) as earlier_decisions
     from person_report where id = $1 for update`,
    [id],
  )
  if (!report) throw new ApiError('record.missing')
  return report
}

/** With the shift or the messages that it is about, and nothing else. */
export async function reportDetails(deps: Deps, tx: Db, id: string): Promise<StaffReportDetails> {
  const report = await lockReport(tx, id)
  return { ...report, work: await reportedWork(tx, report), messages: await reportedMessages(deps, tx, report) }
}

async function reportedWork(tx: Db, { aboutKind, aboutId }: ReportForStaff): Promise<StaffReportDetails['work']> {
  if (aboutKind !== 'assignment') return null
  const [work] = await tx.query<NonNullable<StaffReportDetails['work']>>(
    'select title, site_name, zone, starts_at, ends_at, status from assignment where id = $1',
    [aboutId],
  )
  return work ?? null
}

async function reportedMessages(
  deps: Deps,
  tx: Db,
  { aboutKind, aboutId }: ReportForStaff,
): Promise<StaffReportDetails['messages']> {
  if (aboutKind !== 'conversation' || aboutId === null) return []
  const [seeker] = await tx.query<{ uid: string }>(
    'select seeker.uid from conversation join seeker on seeker.id = seeker_id where conversation.id = $1',
    [aboutId],
  )
  const messages = await conversationMessages(deps, aboutId)
  return messages.map(({ id, senderUid, text, sentAt }) => ({
    id,
    from: senderUid === seeker?.uid ? 'seeker' : 'company',
    text,
    sentAt,
  }))
}
