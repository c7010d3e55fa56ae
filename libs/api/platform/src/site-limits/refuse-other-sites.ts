import { ApiError } from '@s4/contract/api-error'
import { routePath } from '@s4/contract/routes'
import type { Db } from '@s4/db'
import { z } from 'zod'
import type { Actor } from '../actor/actor'
import { dealsWithAtSites, ofSites } from './of-sites'

/** SQL: the sites of the records `$1`. */
const siteOf = {
  site: 'select id as site_id from site where id = any($1::uuid[])',
  job: 'select site_id from job where id = any($1::uuid[])',
  shift: 'select site_id from shift join job on job.id = job_id where shift.id = any($1::uuid[])',
  assignment: 'select site_id from assignment where id = any($1::uuid[])',
  application: 'select site_id from application join job on job.id = job_id where application.id = any($1::uuid[])',
  offer: 'select site_id from offer join job on job.id = job_id where offer.id = any($1::uuid[])',
  recurring: 'select site_id from recurring_demand where id = any($1::uuid[])',
  alert: 'select site_id from alert join job on job.id = job_id where alert.id = any($1::uuid[])',
  checkCall:
    'select site_id from check_call join assignment on assignment.id = assignment_id ' +
    'where check_call.id = any($1::uuid[])',
  problem: 'select site_id from problem join job on job.id = job_id where problem.id = any($1::uuid[])',
  conversation: 'select site_id from conversation join job on job.id = job_id where conversation.id = any($1::uuid[])',
  invoice:
    'select site_id from invoice join assignment on assignment.id = assignment_id where invoice.id = any($1::uuid[])',
} as const

type Kind = keyof typeof siteOf

/** Where the contract's paths of sites begin. */
const NEW_SITE = routePath('sites.create')

/** `worker`: somebody with work at a site. `savedWorker`: also somebody who never had work of the company. */
type PathKind = Kind | 'worker' | 'savedWorker'

/** What `{id}` of a path names, the first that fits. */
const pathKinds: readonly (readonly [start: string, kind: PathKind])[] = [
  ['/jobs/', 'job'],
  ['/company/jobs/', 'job'],
  [`${NEW_SITE}/`, 'site'],
  ['/assignments/', 'assignment'],
  ['/applications/', 'application'],
  ['/offers/', 'offer'],
  ['/alerts/', 'alert'],
  ['/check-calls/', 'checkCall'],
  ['/problems/', 'problem'],
  ['/conversations/', 'conversation'],
  ['/invoices/', 'invoice'],
  ['/workers/{id}/', 'worker'],
  ['/workers/{id}', 'savedWorker'],
]

/** Null: nothing that belongs to a site. */
export const kindOfPath = (path: string): PathKind | null =>
  pathKinds.find(([start]) => path.startsWith(start))?.[1] ?? null

const fieldKinds: Readonly<Record<string, Kind>> = {
  siteId: 'site',
  jobId: 'job',
  shiftId: 'shift',
  shiftIds: 'shift',
  shift: 'shift',
  assignmentId: 'assignment',
}

interface Asked {
  /** As the contract writes it. */
  method: string
  path: string
  input: unknown
}

// The input is not parsed yet: anything else than an id is refused by the contract.
const isId = (value: unknown): value is string => z.uuid().safeParse(value).success

/** Throws `record.missing` where a member limited to some sites names a record of another site. */
export async function refuseOtherSites(db: Db, actor: Actor, { method, path, input }: Asked): Promise<void> {
  if (actor.siteIds === null) return
  // The new site would be one that this member does not see.
  if (method === 'POST' && path === NEW_SITE)
    throw new ApiError('access.denied', {
      message: 'You see some sites only, so you cannot add one. Ask an owner or a manager who sees every site.',
    })
  if (typeof input !== 'object' || input === null) return
  const { id, checks, ...fields } = input as Record<string, unknown>
  const kind = kindOfPath(path)
  if (kind && isId(id)) await refuse(db, actor, kind, [id])
  for (const [name, value] of Object.entries(fields)) {
    const named = fieldKinds[name]
    const ids = [value].flat().filter(isId)
    if (named && ids.length > 0) await refuse(db, actor, named, ids)
  }
  if (Array.isArray(checks))
    for (const check of checks as ({ seekerId?: unknown } | null)[])
      if (isId(check?.seekerId)) await refuse(db, actor, 'worker', [check.seekerId])
}

async function isElsewhere(db: Db, actor: Actor, kind: PathKind, ids: readonly string[]): Promise<boolean> {
  if (kind !== 'worker' && kind !== 'savedWorker') return hasOther(db, actor, siteOf[kind], ids)
  if (await worksAtSites(db, actor, ids)) return false
  return kind === 'worker' || worksAtSites(db, { ...actor, siteIds: null }, ids)
}

async function refuse(db: Db, actor: Actor, kind: PathKind, ids: readonly string[]): Promise<void> {
  if (await isElsewhere(db, actor, kind, ids))
    throw new ApiError('record.missing', {
      message: 'This is at a site that you do not see. Ask an owner or a manager of your company.',
    })
}

/** The sites a record belongs to; none for one that belongs to no site. */
export async function sitesOfRecord(db: Db, { kind, id }: { kind: string; id: string }): Promise<string[]> {
  if (!Object.hasOwn(siteOf, kind)) return []
  const rows = await db.query<{ siteId: string }>(siteOf[kind as Kind], [[id]])
  return rows.map(({ siteId }) => siteId)
}

const hasOther = async (db: Db, actor: Actor, sites: string, ids: readonly string[]): Promise<boolean> =>
  (await db.query(`select 1 from (${sites}) named where not (${ofSites(actor, 'site_id')}) limit 1`, [ids])).length > 0

/** Whether somebody applied for, was offered or has work of the company at one of the sites. */
const worksAtSites = async (db: Db, actor: Actor, ids: readonly string[]): Promise<boolean> =>
  (
    await db.query(`select 1 where ${dealsWithAtSites(actor, { seeker: 'any($1::uuid[])', company: '$2' })}`, [
      ids,
      actor.companyId,
    ])
  ).length > 0
