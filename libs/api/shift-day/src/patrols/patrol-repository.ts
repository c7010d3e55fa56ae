import type { Patrol, PatrolRoute, PatrolRouteFields } from '@s4/contract'
import type { Db } from '@s4/db'
import type { PatrolWindow } from '@s4/domain/patrol'
import { v7 as uuid } from 'uuid'

const ROUTE = `select id, name, letters, any_order, every_minutes, times, window_minutes, tolerance_minutes, is_on
  from patrol_route`
const PATROL = `select patrol.id, patrol.name, any_order, opens_at, starts_at, ends_at, miss_at, status, reason,
    (select json_agg(json_build_object('letter', letter, 'name', point.name,
         'scannedAt', to_char(scanned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isLate', is_late,
         'missedAt', to_char(missed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by place)
     from patrol_point point where patrol_id = patrol.id) as points
  from patrol`

interface NewPatrol extends PatrolWindow {
  assignmentId: string
  startsAt: Date
  route: Pick<PatrolRoute, 'id' | 'name' | 'anyOrder'>
  points: readonly { letter: string; name: string }[]
}

export const patrolRepository = (db: Db) => ({
  routes: (siteId: string): Promise<PatrolRoute[]> =>
    db.query(`${ROUTE} where site_id = $1 order by created_at, id`, [siteId]),

  async route(siteId: string, id: string): Promise<PatrolRoute | undefined> {
    const [route] = await db.query<PatrolRoute>(`${ROUTE} where site_id = $1 and id = $2`, [siteId, id])
    return route
  },

  async insertRoute(
    { companyId, siteId, at }: { companyId: string; siteId: string; at: Date },
    route: PatrolRouteFields,
  ): Promise<string> {
    const id = uuid()
    await db.query(
      `insert into patrol_route (id, company_id, site_id, created_at, name, letters, any_order, every_minutes, times,
         window_minutes, tolerance_minutes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        companyId,
        siteId,
        at,
        route.name,
        route.letters,
        route.anyOrder,
        route.everyMinutes,
        route.times,
        route.windowMinutes,
        route.toleranceMinutes,
      ],
    )
    return id
  },

  /** Waits for whoever makes its patrols, so that none is made after it is off. */
  async switchRoute(id: string, isOn: boolean): Promise<void> {
    await db.query('update patrol_route set is_on = $2 where id = $1', [id, isOn])
  },

  /** Takes back the patrols of a route that have not begun; on again, they are made again. */
  async takeBack(routeId: string, now: Date): Promise<void> {
    await db.query(
      `update patrol set status = 'stopped', closed_at = $2 where route_id = $1 and status = 'due' and opens_at > $2`,
      [routeId, now],
    )
    await db.query('delete from patrol_plan where route_id = $1', [routeId])
  },

  /** The route if it is on, held so that it stays on until the transaction ends. */
  async heldRoute(id: string): Promise<PatrolRoute | undefined> {
    const [route] = await db.query<PatrolRoute>(`${ROUTE} where id = $1 and is_on for share`, [id])
    return route
  },

  /** False when its patrols are made already. */
  async plan(assignmentId: string, routeId: string): Promise<boolean> {
    const planned = await db.query(
      'insert into patrol_plan (assignment_id, route_id) values ($1, $2) on conflict do nothing returning route_id',
      [assignmentId, routeId],
    )
    return planned.length > 0
  },

  async insert({ assignmentId, route, points, startsAt, opensAt, endsAt, missAt }: NewPatrol): Promise<void> {
    const [made] = await db.query<{ id: string }>(
      `insert into patrol (id, assignment_id, route_id, name, any_order, opens_at, starts_at, ends_at, miss_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
      [uuid(), assignmentId, route.id, route.name, route.anyOrder, opensAt, startsAt, endsAt, missAt],
    )
    if (!made) return
    await db.query(
      `insert into patrol_point (patrol_id, place, letter, name)
       select $1, place, letter, name from unnest($2::text[], $3::text[]) with ordinality point (letter, name, place)`,
      [made.id, points.map(({ letter }) => letter), points.map(({ name }) => name)],
    )
  },

  list: (assignmentId: string): Promise<Patrol[]> =>
    db.query(`${PATROL} where assignment_id = $1 and status <> 'stopped' order by starts_at, id`, [assignmentId]),

  async find(assignmentId: string, id: string): Promise<Patrol | undefined> {
    const [patrol] = await db.query<Patrol>(`${PATROL} where assignment_id = $1 and id = $2 and status <> 'stopped'`, [
      assignmentId,
      id,
    ])
    return patrol
  },

  async scan(id: string, { letter, at, isLate }: { letter: string; at: Date; isLate: boolean }): Promise<void> {
    await db.query(
      `update patrol_point set scanned_at = $3, is_late = $4, missed_at = case when $4 then missed_at end
       where patrol_id = $1 and letter = $2`,
      [id, letter, at, isLate],
    )
  },

  /** For development: everything of a piece of work is so many minutes earlier. */
  async move(assignmentId: string, minutesBack: number): Promise<void> {
    await db.query(
      `update patrol set opens_at = opens_at - span, starts_at = starts_at - span, ends_at = ends_at - span,
         miss_at = miss_at - span, closed_at = closed_at - span
       from make_interval(mins => $2) span where assignment_id = $1`,
      [assignmentId, minutesBack],
    )
  },

  async close(id: string, { status, at, reason = null }: Closing): Promise<void> {
    await db.query('update patrol set status = $2, closed_at = $3, reason = $4 where id = $1', [id, status, at, reason])
    if (status === 'missed' || status === 'cutShort')
      await db.query('update patrol_point set missed_at = $2 where patrol_id = $1 and scanned_at is null', [id, at])
  },
})

interface Closing {
  status: 'done' | 'missed' | 'cutShort' | 'stopped'
  at: Date
  reason?: string | null
}
