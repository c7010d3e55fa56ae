import { limitedPermissions, rolePermissions, type MemberPermission, type MemberRole } from '@s4/contract'
import type { Db } from '@s4/db'
import { sitesOfRecord } from '../site-limits/refuse-other-sites'
import type { NewNotice } from './notify'

/** What a member must be allowed to do to be told of something, by the first word of its kind. */
const neededFor: Readonly<Record<string, MemberPermission>> = {
  alert: 'alerts.read',
  application: 'applicants.read',
  assignment: 'work.read',
  attendance: 'live-work.read',
  'check-call': 'live-work.read',
  checks: 'documents.read',
  cover: 'workers.cover',
  credit: 'invoices.read',
  document: 'documents.read',
  expenses: 'expenses.answer',
  hours: 'hours.agree',
  invoice: 'invoices.read',
  logbook: 'shift.read',
  message: 'messages.read',
  offer: 'offers.read',
  payment: 'invoices.read',
  problem: 'problems.read',
  recurring: 'jobs.post',
  'self-billing': 'self-billing.read',
}

interface About {
  subject: { kind: string; id: string }
  assignmentId?: string | null
}

interface MemberRow {
  uid: string
  role: MemberRole
  siteIds: string[] | null
}

/** Leaves out members of a company who may not see what a notice is about, or not its site. */
export async function toThoseConcerned(
  tx: Db,
  { subject, assignmentId }: About,
  notices: readonly NewNotice[],
): Promise<NewNotice[]> {
  const members = await listMembers(
    tx,
    notices.flatMap(({ to }) => to),
  )
  if (members.every(({ role, siteIds }) => role === 'owner' && siteIds === null)) return [...notices]
  const limited = members.some(({ siteIds }) => siteIds !== null)
  const record = assignmentId ? { kind: 'assignment', id: assignmentId } : subject
  const sites = limited ? await sitesOfRecord(tx, record) : []
  const isConcerned = (uid: string, kind: string): boolean => {
    const memberships = members.filter((member) => member.uid === uid)
    const needed = neededFor[kind.split('.')[0] ?? '']
    return (
      memberships.length === 0 ||
      memberships.some(
        ({ role, siteIds }) =>
          (!needed || (siteIds ? limitedPermissions : rolePermissions)[role].has(needed)) &&
          (siteIds === null || sites.length === 0 || sites.some((site) => siteIds.includes(site))),
      )
    )
  }
  return notices.map((notice) => ({ ...notice, to: notice.to.filter((uid) => isConcerned(uid, notice.kind)) }))
}

const listMembers = (tx: Db, uids: readonly string[]): Promise<MemberRow[]> =>
  tx.query<MemberRow>(
    `select uid, role, case when not all_sites then array(select site_id from company_member_site
       where company_member_site.uid = company_member.uid
         and company_member_site.company_id = company_member.company_id) end as site_ids
     from company_member where uid = any($1)`,
    [[...new Set(uids)]],
  )
