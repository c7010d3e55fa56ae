import { HISTORY_LINES, type MemberAction } from '@s4/contract'
import type { Db } from '@s4/db'

interface Asked {
  companyId: string
  member: string | undefined
  before: number | undefined
}

/** Opening a session or reading a notice is nothing that somebody did for the company. */
const LEFT_OUT = ['session.started', 'session.ended', 'session.company-switched', 'file.stored', 'account.exported']

/** SQL: the id of what the entry is about, where it is of this kind. */
const subjectOf = (kind: string) => `case when entry.subject_kind = '${kind}' then entry.subject_id::uuid end`

/** What members did, newest first. */
export async function teamHistory(
  db: Db,
  { companyId, member, before }: Asked,
): Promise<{ lines: MemberAction[]; more: boolean }> {
  const found = await db.query<MemberAction>(
    `select entry.id::float8 as id, entry.at, entry.action, coalesce(member_name(entry.company_id, entry.actor_uid), '')
         as member, nullif(seeker.fullname, '') as worker,
       case when job.id is not null
         then json_build_object('id', job.id, 'title', job.title, 'siteName', site.name) end as job
     from audit_entry entry left join assignment on assignment.id = entry.assignment_id
     left join offer on offer.id = ${subjectOf('offer')}
     left join application on application.id = ${subjectOf('application')}
     left join job on job.id = coalesce(assignment.job_id, offer.job_id, application.job_id, ${subjectOf('job')})
     left join site on site.id = job.site_id left join seeker on seeker.id = entry.seeker_id
     where entry.company_id = $1 and entry.actor_kind = 'company' and entry.action <> all($2)
       and ($3::bigint is null or entry.id < $3)
       and ($4::uuid is null or entry.actor_uid = (
         select uid from company_member where company_member.id = $4 and company_member.company_id = $1))
     order by entry.id desc limit ${HISTORY_LINES + 1}`,
    [companyId, LEFT_OUT, before ?? null, member ?? null],
  )
  return { lines: found.slice(0, HISTORY_LINES), more: found.length > HISTORY_LINES }
}
