import type { CheckCall, CheckCallFilter, LoggedCheckCall } from '@s4/contract'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { Cursor } from '@s4/api-platform/http'
import { ofSites } from '@s4/api-platform/site-limits'
import { missAt } from '@s4/domain/check-call'
import { v7 as uuid } from 'uuid'

const COLUMNS = 'id, assignment_id, status, due_at, miss_at, answered_at, missed_at, arrived_at, planned_at'

/** SQL: the calls of a view. */
const shownCalls: Record<CheckCallFilter['show'], string> = {
  all: 'true',
  missed: `check_call.status in ('missed', 'late')`,
  due: `check_call.status = 'due'`,
}

interface LogQuery {
  actor: Pick<CompanyActor, 'companyId' | 'siteIds'>
  filter: CheckCallFilter
  now: Date
  after: Cursor | null
  limit: number
}

export const checkCallRepository = (tx: Db) => ({
  async listByAssignment(assignmentId: string): Promise<CheckCall[]> {
    return tx.query(`select ${COLUMNS} from check_call where assignment_id = $1 order by due_at, id`, [assignmentId])
  },

  /** The company's calls due by `now`, without stopped ones, latest first. */
  async log({ actor, filter, now, after, limit }: LogQuery): Promise<LoggedCheckCall[]> {
    return tx.query(
      `select check_call.id, check_call.assignment_id, check_call.status, check_call.due_at, check_call.miss_at,
         check_call.answered_at, check_call.missed_at, check_call.arrived_at, check_call.planned_at,
         assignment.job_id, assignment.shift_id, seeker.fullname as seeker_name, assignment.title,
         assignment.site_name, assignment.zone
       from check_call join assignment on assignment.id = check_call.assignment_id
       join seeker on seeker.id = assignment.seeker_id
       where check_call.of_company_id = $1 and ($2::uuid is null or assignment.job_id = $2)
         and ${ofSites(actor, 'assignment.site_id')}
         and check_call.status <> 'stopped' and check_call.due_at <= $3 and ${shownCalls[filter.show]}
         and ($7::uuid is null or assignment.site_id = $7)
         and ($8::text is null or position(lower($8) in lower(seeker.fullname)) > 0)
         and ($4::timestamptz is null or (check_call.due_at, check_call.id) < ($4::timestamptz, $5::uuid))
       order by check_call.due_at desc, check_call.id desc limit $6`,
      [
        actor.companyId,
        filter.jobId ?? null,
        now,
        after?.at ?? null,
        after?.id ?? null,
        limit,
        filter.siteId ?? null,
        filter.who ?? null,
      ],
    )
  },

  async byId(id: string): Promise<CheckCall | null> {
    const [call] = await tx.query<CheckCall>(`select ${COLUMNS} from check_call where id = $1`, [id])
    return call ?? null
  },

  async insert(assignmentId: string, dueAt: Date) {
    await tx.query(
      `insert into check_call (id, assignment_id, status, due_at, miss_at) values ($1, $2, 'due', $3, $4)`,
      [uuid(), assignmentId, dueAt, missAt(dueAt)],
    )
  },

  /** How many calls the work had until an instant, without stopped ones. */
  async countUntil(assignmentId: string, at: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from check_call
       where assignment_id = $1 and due_at <= $2 and status <> 'stopped'`,
      [assignmentId, at],
    )
    return row?.count ?? 0
  },

  /** The call that is still to come; null without one. */
  async coming(assignmentId: string, now: Date): Promise<CheckCall | null> {
    const [call] = await tx.query<CheckCall>(
      `select ${COLUMNS} from check_call where assignment_id = $1 and status = 'due' and due_at > $2`,
      [assignmentId, now],
    )
    return call ?? null
  },

  /** Moves a call to come; `plannedAt` keeps when it would have come by itself. */
  async setDue(id: string, { dueAt, plannedAt }: { dueAt: Date; plannedAt: Date | null }) {
    await tx.query('update check_call set due_at = $2, miss_at = $3, planned_at = $4 where id = $1', [
      id,
      dueAt,
      missAt(dueAt),
      plannedAt,
    ])
  },

  /** Marks calls that have just fallen due as rung, each once; returns whose they are. */
  ring: (now: Date, most: number): Promise<{ uid: string }[]> =>
    tx.query(
      `with due as (
         select id from check_call where status = 'due' and due_at <= $1 and rung_at is null
         order by due_at limit $2 for update skip locked
       ), rung as (
         update check_call set rung_at = $1 where id in (select id from due) returning assignment_id
       )
       select seeker.uid from rung join assignment on assignment.id = rung.assignment_id
       join seeker on seeker.id = assignment.seeker_id`,
      [now, most],
    ),

  /** `arrivedAt` when a phone without a signal had kept the answer. */
  async answer(id: string, status: 'responded' | 'late', at: Date, arrivedAt: Date | null) {
    await tx.query('update check_call set status = $2, answered_at = $3, arrived_at = $4 where id = $1', [
      id,
      status,
      at,
      arrivedAt,
    ])
  },

  async miss(id: string, at: Date) {
    await tx.query(`update check_call set status = 'missed', missed_at = $2 where id = $1`, [id, at])
  },

  /** A call that was over before the server knew of it. */
  async insertMissed(assignmentId: string, dueAt: Date) {
    await tx.query(
      `insert into check_call (id, assignment_id, status, due_at, miss_at, missed_at)
       values ($1, $2, 'missed', $3, $4, $4)`,
      [uuid(), assignmentId, dueAt, missAt(dueAt)],
    )
  },

  /** Stops the calls due after `from` that nobody answered: the waiting one, and on request missed ones. */
  async stop(assignmentId: string, { from, alsoMissed }: { from: Date; alsoMissed: boolean }): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `update check_call set status = 'stopped' where assignment_id = $1 and due_at > $2
         and (status = 'due' or ($3 and status = 'missed')) returning id`,
      [assignmentId, from, alsoMissed],
    )
    return rows.map(({ id }) => id)
  },

  /** The latest call that was due at an instant; null without one. */
  async dueAt(assignmentId: string, at: Date): Promise<CheckCall | null> {
    const [call] = await tx.query<CheckCall>(
      `select ${COLUMNS} from check_call where assignment_id = $1 and due_at <= $2 and status <> 'stopped'
       order by due_at desc limit 1`,
      [assignmentId, at],
    )
    return call ?? null
  },

  /** Moves the calls of an assignment back in time; for development and tests only. */
  async move(assignmentId: string, minutesBack: number) {
    await tx.query(
      `update check_call set due_at = due_at - span, miss_at = miss_at - span, answered_at = answered_at - span,
         missed_at = missed_at - span
       from make_interval(mins => $2) span where assignment_id = $1`,
      [assignmentId, minutesBack],
    )
  },
})
