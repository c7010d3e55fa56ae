import {
  NOBODY,
  type Alert,
  type AlertFilter,
  type AlertState,
  type CheckCall,
  type Point,
  type WaitingAlerts,
} from '@s4/contract'
import type { AlertOutcome } from '@s4/domain/alert-outcome'
import type { Db } from '@s4/db'
import type { Cursor } from '@s4/api-platform/http'
import { ofSites } from '@s4/api-platform/site-limits'
import { v7 as uuid } from 'uuid'
import type { Actor } from '@s4/api-platform/actor'
import { isPhoneInSecret } from '@s4/api-platform/agreed-work'
import { alertMember } from './alert-member'
import { BACK_INSIDE_AT } from './back-inside'

interface AlertRow extends Omit<Alert, 'position' | 'checkCall' | 'seekerPhone' | 'assignedTo'> {
  lat: number | null
  lng: number | null
  phone: string
  underWay: boolean
  assignedUid: string | null
  assignedName: string | null
  checkCallId: string | null
  callStatus: CheckCall['status'] | null
  dueAt: string | null
  missAt: string | null
  answeredAt: string | null
  missedAt: string | null
  arrivedAt: string | null
  plannedAt: string | null
}

const inState: Record<AlertState, string> = {
  open: 'alert.resolved_at is null',
  waiting: 'alert.resolved_at is null and alert.acknowledged_at is null',
  seen: 'alert.resolved_at is null and alert.acknowledged_at is not null',
  resolved: 'alert.resolved_at is not null',
  all: 'true',
}

const PHONE_IN_SECRET = isPhoneInSecret({ seeker: 'assignment.seeker_id', company: 'alert.company_id' })

const SELECT = `select alert.id, alert.kind, alert.job_id, assignment.shift_id, alert.assignment_id,
    alert.in_secret or (alert.resolved_at is null and ${PHONE_IN_SECRET}) as in_secret,
    assignment.seeker_id, seeker.fullname as seeker_name,
    seeker.phone, assignment.status in ('assigned', 'inProgress') as under_way, assignment.title, assignment.site_name,
    assignment.zone,
    alert.lat, alert.lng, alert.position_at, alert.raised_at, ${BACK_INSIDE_AT},
    coalesce(alert_escalation.severity, 'low') as severity,
    alert_escalation.unanswered_at, alert.acknowledged_at, alert.resolved_at, alert.outcome, alert.resolution,
    ${alertMember('acknowledged_by')} as acknowledged_by, ${alertMember('resolved_by')} as resolved_by,
    alert.assigned_to as assigned_uid, ${alertMember('assigned_to')} as assigned_name,
    ${alertMember('assigned_by')} as assigned_by, alert.assigned_at,
    case when alert.kind = 'papersMissing' then opened.missing_papers else '{}' end as missing_papers,
    alert.check_call_id, check_call.status as call_status, check_call.due_at, check_call.miss_at,
    check_call.answered_at, check_call.missed_at, check_call.arrived_at, check_call.planned_at
  from alert join assignment on assignment.id = alert.assignment_id join seeker on seeker.id = assignment.seeker_id
  left join alert_escalation on alert_escalation.alert_id = alert.id
  left join check_call on check_call.id = alert.check_call_id
  left join attendance_event opened on opened.assignment_id = alert.assignment_id and opened.kind = 'bookOn'`

interface AlertQuery {
  actor: Pick<Actor, 'siteIds'>
  filter: AlertFilter
  after: Cursor | null
  limit: number
}

interface NewAlert {
  work: { id: string; jobId: string }
  kind: Alert['kind']
  position: Point | null
  checkCallId: string | undefined
  patrolId: string | undefined
  inSecret: boolean
}

interface Settlement {
  assignmentId: string
  kind: Alert['kind']
  resolution: string
}

interface Resolution {
  uid: string
  at: Date
  outcome: AlertOutcome
  resolution: string
}

/** SQL: the filter's further conditions; every parameter is named, so that its type is known. */
const narrowed = ({ severity, assignedTo }: AlertFilter): string => `
  and ($6::text is null or alert_escalation.severity ${severity === 'low' ? 'is null' : '= $6'})
  and ($7::uuid is null or assignment.site_id = $7)
  and ($8::text is null or ${assignedTo === NOBODY ? 'alert.assigned_to is null' : 'alert.assigned_to = $8'})`

export const alertRepository = (db: Db, companyId: string) => ({
  /** Newest first. */
  async page({ actor, filter, after, limit }: AlertQuery): Promise<Alert[]> {
    const rows = await db.query<AlertRow>(
      `${SELECT} where alert.company_id = $1 and ($2::uuid is null or alert.job_id = $2)
         and ${ofSites(actor, 'assignment.site_id')}
         and ${inState[filter.state]}
         and ($3::timestamptz is null or (alert.raised_at, alert.id) < ($3::timestamptz, $4::uuid))
         ${narrowed(filter)}
       order by alert.raised_at desc, alert.id desc limit $5`,
      [
        companyId,
        filter.jobId ?? null,
        after?.at ?? null,
        after?.id ?? null,
        limit,
        filter.severity ?? null,
        filter.siteId ?? null,
        filter.assignedTo ?? null,
      ],
    )
    return rows.map(toAlert)
  },

  /** Null when it is not this company's, or at a site that the member does not see. */
  async show(id: string, actor: AlertQuery['actor']): Promise<Alert | null> {
    const rows = await db.query<AlertRow>(
      `${SELECT} where alert.company_id = $1 and alert.id = $2 and ${ofSites(actor, 'assignment.site_id')}`,
      [companyId, id],
    )
    return rows.map(toAlert)[0] ?? null
  },

  /** Locked until the transaction ends; null when it is not this company's. */
  async locked(id: string): Promise<Alert | null> {
    const rows = await db.query<AlertRow>(
      `${SELECT} where alert.company_id = $1 and alert.id = $2 for update of alert`,
      [companyId, id],
    )
    return rows.map(toAlert)[0] ?? null
  },

  /** The alerts of weight that nobody has acknowledged and what else is open, at these sites; null for all. */
  async waiting(siteIds: readonly string[] | null): Promise<WaitingAlerts> {
    const WEIGHTY = `alert.company_id = $1 and alert.acknowledged_at is null and alert.resolved_at is null
      and alert_escalation.alert_id is not null and ($2::uuid[] is null or assignment.site_id = any($2))`
    const [first] = await db.query<AlertRow>(
      `${SELECT} where ${WEIGHTY} order by alert.kind = 'help' desc, alert.raised_at desc limit 1`,
      [companyId, siteIds],
    )
    const [row] = await db.query<{ count: number; isHelp: boolean }>(
      `select count(*)::int, coalesce(bool_or(alert.kind = 'help'), false) as is_help
       from alert join assignment on assignment.id = alert.assignment_id
         join alert_escalation on alert_escalation.alert_id = alert.id where ${WEIGHTY}`,
      [companyId, siteIds],
    )
    const OPEN = `alert.company_id = $1 and alert.resolved_at is null
      and ($2::uuid[] is null or assignment.site_id = any($2))`
    const IS_SEEN_HELP = `alert.kind = 'help' and alert.acknowledged_at is not null`
    const [open] = await db.query<{ open: number; notSeen: number; help: number }>(
      `select count(*)::int as open, count(*) filter (where alert.acknowledged_at is null)::int as not_seen,
         count(*) filter (where ${IS_SEEN_HELP})::int as help
       from alert join assignment on assignment.id = alert.assignment_id where ${OPEN}`,
      [companyId, siteIds],
    )
    const [help] = open?.help
      ? await db.query<AlertRow>(`${SELECT} where ${OPEN} and ${IS_SEEN_HELP} order by alert.raised_at desc limit 1`, [
          companyId,
          siteIds,
        ])
      : []
    return {
      count: row?.count ?? 0,
      isHelp: row?.isHelp ?? false,
      newest: first ? toAlert(first) : null,
      open: open?.open ?? 0,
      notSeen: open?.notSeen ?? 0,
      help: help ? { ...toAlert(help), count: open?.help ?? 0 } : null,
    }
  },

  /** Whether it is the company's, at one of these sites; null for all. */
  async has(id: string, siteIds: readonly string[] | null): Promise<boolean> {
    const found = await db.query(
      `select alert.id from alert join assignment on assignment.id = alert.assignment_id
       where alert.company_id = $1 and alert.id = $2 and ($3::uuid[] is null or assignment.site_id = any($3))`,
      [companyId, id, siteIds],
    )
    return found.length > 0
  },

  /** Returns its id; null when the alert exists already. */
  async insert({ work, kind, position, checkCallId, patrolId, inSecret }: NewAlert, at: Date): Promise<string | null> {
    const [raised] = await db.query<{ id: string }>(
      `insert into alert (id, company_id, job_id, assignment_id, kind, check_call_id, lat, lng, raised_at,
         patrol_id, in_secret)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
      [
        uuid(),
        companyId,
        work.jobId,
        work.id,
        kind,
        checkCallId ?? null,
        position?.lat ?? null,
        position?.lng ?? null,
        at,
        patrolId ?? null,
        inSecret,
      ],
    )
    return raised?.id ?? null
  },

  /** Closes the open alerts of a kind about some work. */
  async settle({ assignmentId, kind, resolution }: Settlement, at: Date): Promise<void> {
    await db.query(
      `update alert set resolved_at = $3, resolution = $4, outcome = 'endedByItself'
       where assignment_id = $1 and kind = $2 and resolved_at is null`,
      [assignmentId, kind, at, resolution],
    )
  },

  /** Closes the open alerts about these check calls; returns how many there were. */
  async settleCalls(
    { checkCallIds, resolution }: { checkCallIds: readonly string[]; resolution: string },
    at: Date,
  ): Promise<number> {
    const settled = await db.query(
      `update alert set resolved_at = $2, resolution = $3, outcome = 'endedByItself'
       where check_call_id = any($1) and resolved_at is null returning id`,
      [checkCallIds, at, resolution],
    )
    return settled.length
  },

  /** Ends the open alert of a patrol by itself. */
  async settlePatrol({ patrolId, resolution }: { patrolId: string; resolution: string }, at: Date): Promise<void> {
    await db.query(
      `update alert set resolved_at = $2, resolution = $3, outcome = 'endedByItself'
       where patrol_id = $1 and resolved_at is null`,
      [patrolId, at, resolution],
    )
  },

  /** Moves an open request for help to a position; returns whether there is one. */
  async moveHelp(assignmentId: string, { lat, lng }: Point, at: Date): Promise<boolean> {
    const moved = await db.query(
      `update alert set lat = $2, lng = $3, position_at = $4
       where assignment_id = $1 and kind = 'help' and resolved_at is null returning id`,
      [assignmentId, lat, lng, at],
    )
    return moved.length > 0
  },

  /** Whether the worker asks for help in discreet mode. */
  async isPhoneInSecret(seekerId: string): Promise<boolean> {
    const [row] = await db.query<{ inSecret: boolean }>(
      `select ${isPhoneInSecret({ seeker: '$1', company: '$2' })} as in_secret`,
      [seekerId, companyId],
    )
    return row?.inSecret ?? false
  },

  /** The phone of open requests for help is not to ring any more. */
  async hidePhone(assignmentId: string): Promise<void> {
    await db.query(
      `update alert set in_secret = true where assignment_id = $1 and kind = 'help' and resolved_at is null`,
      [assignmentId],
    )
  },

  async wasSeenBy(id: string, uid: string): Promise<boolean> {
    const seen = await db.query('select id from alert where id = $1 and acknowledged_by = $2', [id, uid])
    return seen.length > 0
  },

  async acknowledge(id: string, uid: string, at: Date) {
    await db.query(
      'update alert set acknowledged_at = $3, acknowledged_by = $2 where id = $1 and acknowledged_at is null',
      [id, uid, at],
    )
  },

  /** `to` is null when nobody is to deal with it any more. */
  async assign(id: string, { to, by, at }: { to: string | null; by: string; at: Date }) {
    await db.query('update alert set assigned_to = $2, assigned_by = $3, assigned_at = $4 where id = $1', [
      id,
      to,
      by,
      at,
    ])
  },

  async resolve(id: string, { uid, at, outcome, resolution }: Resolution) {
    await db.query('update alert set resolved_at = $3, resolved_by = $2, outcome = $4, resolution = $5 where id = $1', [
      id,
      uid,
      at,
      outcome,
      resolution,
    ])
  },
})

function toAlert(row: AlertRow): Alert {
  const {
    lat,
    lng,
    phone,
    underWay,
    assignedUid,
    assignedName,
    checkCallId,
    callStatus,
    dueAt,
    missAt,
    answeredAt,
    missedAt,
    arrivedAt,
    plannedAt,
    ...alert
  } = row
  const call =
    checkCallId !== null && callStatus !== null && dueAt !== null && missAt !== null
      ? {
          id: checkCallId,
          assignmentId: row.assignmentId,
          status: callStatus,
          dueAt,
          missAt,
          answeredAt,
          missedAt,
          arrivedAt,
          plannedAt,
        }
      : null
  return {
    ...alert,
    assignedTo: assignedUid !== null && assignedName !== null ? { uid: assignedUid, name: assignedName } : null,
    position: lat !== null && lng !== null ? { lat, lng } : null,
    seekerPhone: (underWay || row.resolvedAt === null) && phone !== '' ? phone : null,
    checkCall: call,
  }
}
