import type { StaffDispute } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { STAFF_LIST_LENGTH } from '@s4/domain/staff-lists'

/** What only the server needs of a dispute. */
export interface Dispute extends StaffDispute {
  companyId: string
  seekerId: string
  seekerName: string
  seekerUid: string
  problemId: string
}

/** Hours in dispute, and no-shows with an open appeal; with the latest problem about each. */
const SELECT = `select assignment.id, disputed.kind, problem.number, problem.id as problem_id, assignment.title,
    assignment.site_name, company.company_name, assignment.company_id, assignment.seeker_id,
    seeker.fullname as seeker_name, seeker.uid as seeker_uid, assignment.zone, assignment.starts_at,
    assignment.ends_at, problem.opened_at, problem.due_at
  from (
    select assignment_id, 'hours' as kind from assignment_hours where status = 'disputed'
    union all
    select assignment_id, 'noShow' from problem
    where category = 'noShow' and status in ('open', 'inProgress') and assignment_id is not null
  ) disputed
  join assignment on assignment.id = disputed.assignment_id
    and (assignment.status = 'noShow') = (disputed.kind = 'noShow')
  join company on company.id = assignment.company_id join seeker on seeker.id = assignment.seeker_id
  join lateral (
    select id, number, opened_at, due_at, status from problem
    where assignment_id = assignment.id and category = disputed.kind
    order by created_at desc, id desc limit 1
  ) problem on disputed.kind = 'hours' or problem.status in ('open', 'inProgress')`

/** The one due soonest first. */
export const openDisputes = (db: Db): Promise<Dispute[]> =>
  db.query<Dispute>(`${SELECT} order by problem.due_at, assignment.id limit ${STAFF_LIST_LENGTH}`)

/** Throws `record.missing` once it is decided or settled. */
export async function findDispute(db: Db, id: string): Promise<Dispute> {
  const [found] = await db.query<Dispute>(`${SELECT} where assignment.id = $1`, [id])
  if (!found) throw new ApiError('record.missing', { message: 'This is settled already, or was never in dispute.' })
  return found
}
