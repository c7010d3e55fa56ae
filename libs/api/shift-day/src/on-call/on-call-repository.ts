import { memberRules, type AlertRules, type OnCallEntry } from '@s4/contract'
import { usualSeverity } from '@s4/domain/alert-severity'
import { usualMinutes } from '@s4/domain/escalation'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

export interface Member {
  uid: string
  name: string
  isOwner: boolean
}

export type NewEntry = Omit<OnCallEntry, 'id' | 'name'>

type RulesRow = Omit<AlertRules, 'severities'> & { severities: Partial<AlertRules['severities']> }

/** SQL: a member who may deal with alerts, with an account that is not erased. */
const DEALS_WITH_ALERTS = `account.erased_at is null and company_member.role = any($2)`
const dealers = [...memberRules['alerts.handle'].roles]
const NAME = `coalesce(nullif(company_member.name, ''), account.email)`

export const onCallRepository = (db: Db, companyId: string) => ({
  /** The rota, without whoever may not deal with alerts any more. */
  entries: (): Promise<OnCallEntry[]> =>
    db.query<OnCallEntry>(
      `select on_call_entry.id, uid, ${NAME} as name, place, weekday, on_date::text as date, starts_at, ends_at
       from on_call_entry join company_member using (company_id, uid) join account using (uid)
       where company_id = $1 and ${DEALS_WITH_ALERTS}
       order by on_date nulls first, array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday',
         'Saturday', 'Sunday'], weekday), starts_at, place, on_call_entry.id`,
      [companyId, dealers],
    ),

  /** Everybody who may deal with alerts, the owners first. */
  members: (): Promise<Member[]> =>
    db.query<Member>(
      `select uid, ${NAME} as name, company_member.role = 'owner' as is_owner
       from company_member join account using (uid) where company_id = $1 and ${DEALS_WITH_ALERTS}
       order by company_member.role = 'owner' desc, name, uid`,
      [companyId, dealers],
    ),

  /** Those of them who see the site of this alert. */
  async listUidsWhoSee(alertId: string): Promise<ReadonlySet<string>> {
    const rows = await db.query<{ uid: string }>(
      `select uid from company_member
       where company_id = $1 and (all_sites or exists (
         select from alert join assignment on assignment.id = alert.assignment_id
           join company_member_site seen on seen.site_id = assignment.site_id
         where alert.id = $2 and seen.company_id = company_member.company_id and seen.uid = company_member.uid))`,
      [companyId, alertId],
    )
    return new Set(rows.map(({ uid }) => uid))
  },

  /** Members who see the site of this job; nobody for another company's. */
  async listUidsWhoSeeJob(jobId: string): Promise<ReadonlySet<string>> {
    const rows = await db.query<{ uid: string }>(
      `select uid from company_member join job on job.company_id = company_member.company_id
       where job.company_id = $1 and job.id = $2 and (all_sites or exists (
         select from company_member_site seen where seen.site_id = job.site_id
           and seen.company_id = company_member.company_id and seen.uid = company_member.uid))`,
      [companyId, jobId],
    )
    return new Set(rows.map(({ uid }) => uid))
  },

  async add({ uid, place, weekday, date, startsAt, endsAt }: NewEntry): Promise<string> {
    const id = uuid()
    await db.query(
      `insert into on_call_entry (id, company_id, uid, place, weekday, on_date, starts_at, ends_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, companyId, uid, place, weekday, date, startsAt, endsAt],
    )
    return id
  },

  /** False when the company has no such entry. */
  async remove(id: string): Promise<boolean> {
    const removed = await db.query('delete from on_call_entry where company_id = $1 and id = $2 returning id', [
      companyId,
      id,
    ])
    return removed.length > 0
  },

  /** Entries of one company are added one after the other, so that two never overlap. */
  async lock(): Promise<void> {
    await db.query('select id from company where id = $1 for no key update', [companyId])
  },

  async rules(): Promise<AlertRules> {
    const [row] = await db.query<RulesRow>(
      'select first_minutes, second_minutes, owner_minutes, severities from alert_rule where company_id = $1',
      [companyId],
    )
    const { first, second, owner } = usualMinutes
    const { severities, ...minutes } = row ?? { firstMinutes: first, secondMinutes: second, ownerMinutes: owner }
    return { ...minutes, severities: { ...usualSeverity, ...severities, help: 'urgent' } }
  },

  async saveRules({ firstMinutes, secondMinutes, ownerMinutes, severities }: AlertRules): Promise<void> {
    await db.query(
      `insert into alert_rule (company_id, first_minutes, second_minutes, owner_minutes, severities)
       values ($1, $2, $3, $4, $5)
       on conflict (company_id) do update set first_minutes = excluded.first_minutes,
         second_minutes = excluded.second_minutes, owner_minutes = excluded.owner_minutes,
         severities = excluded.severities`,
      [companyId, firstMinutes, secondMinutes, ownerMinutes, JSON.stringify(severities)],
    )
  },
})
