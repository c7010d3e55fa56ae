import type { Escalation } from '@s4/contract'
import type { Severity } from '@s4/domain/alert-severity'
import type { Rung } from '@s4/domain/escalation'
import type { Db } from '@s4/db'
import { MESSAGE_STATE } from '@s4/api-platform/reach'
import { UNANSWERED } from '../alert-log/unanswered'

interface EscalationRow {
  companyId: string
  severity: Severity
  rung: Rung
  step: number
  isDue: boolean
}

interface NewEscalation {
  alertId: string
  companyId: string
  severity: Severity
  rung: Rung
  nextAt: Date
}

/** SQL: everything sent to the people of this step has failed, and there is somebody above them. */
const HAS_FAILED = `rung <> 'owner' and not exists (select from outgoing_message message
  where message.alert_id = alert_escalation.alert_id and message.step = alert_escalation.step
    and channel <> 'mail' and failed_at is null)`

export const escalationRepository = (db: Db) => ({
  async insert({ alertId, companyId, severity, rung, nextAt }: NewEscalation): Promise<void> {
    await db.query(
      `insert into alert_escalation (alert_id, company_id, severity, rung, step, next_at)
       values ($1, $2, $3, $4, 1, $5)`,
      [alertId, companyId, severity, rung, nextAt],
    )
  },

  /** Where the time of the people told has run out, or nothing could be sent to them. */
  listDue: (now: Date, most: number): Promise<{ id: string }[]> =>
    db.query<{ id: string }>(
      `select alert_id as id from alert_escalation where next_at <= $1 or (next_at is not null and ${HAS_FAILED})
       order by next_at limit $2`,
      [now, most],
    ),

  /** Locked until the transaction ends; `isDue` is read under the lock. */
  async locked(alertId: string, now: Date): Promise<EscalationRow | undefined> {
    const [row] = await db.query<EscalationRow>(
      `select company_id, severity, rung, step, next_at is not null and (next_at <= $2 or ${HAS_FAILED}) as is_due
       from alert_escalation where alert_id = $1 for update`,
      [alertId, now],
    )
    return row
  },

  async climb(alertId: string, { rung, step, nextAt }: { rung: Rung; step: number; nextAt: Date }): Promise<void> {
    await db.query('update alert_escalation set rung = $2, step = $3, next_at = $4 where alert_id = $1', [
      alertId,
      rung,
      step,
      nextAt,
    ])
  },

  /** `unansweredAt` is null when somebody has acknowledged the alert. */
  async end(alertId: string, unansweredAt: Date | null): Promise<void> {
    await db.query('update alert_escalation set next_at = null, unanswered_at = $2 where alert_id = $1', [
      alertId,
      unansweredAt,
    ])
  },

  async listTold(alertId: string): Promise<string[]> {
    const rows = await db.query<{ uid: string }>(
      'select distinct uid from outgoing_message where alert_id = $1 order by uid',
      [alertId],
    )
    return rows.map(({ uid }) => uid)
  },

  /** What the alert's page shows. */
  async show(alertId: string): Promise<Escalation> {
    const [row] = await db.query<Pick<Escalation, 'rung' | 'nextAt' | 'unanswered'>>(
      `select rung, case when acknowledged_at is null and resolved_at is null then next_at end as next_at,
         ${UNANSWERED}
       from alert_escalation join alert on alert.id = alert_id where alert_id = $1`,
      [alertId],
    )
    const messages = await db.query<Escalation['messages'][number]>(
      `select message.id, channel, device, coalesce(message.sent_at, mail.sent_at, message.created_at) as at,
         ${MESSAGE_STATE},
         case when account.erased_at is null
           then coalesce(nullif(member_name(message.company_id, uid), ''), account.email)
           else 'Somebody who has left' end as name
       from outgoing_message message join account using (uid) left join mail on mail.id = message.mail_id
       where alert_id = $1
       order by message.step, name, array_position(array['push', 'text', 'call', 'mail'], channel), device, message.id`,
      [alertId],
    )
    const { rung = null, nextAt = null, unanswered = null } = row ?? {}
    return { rung, nextAt, unanswered, messages }
  },
})
