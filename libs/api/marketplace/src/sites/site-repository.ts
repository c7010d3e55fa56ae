import type { Site, SiteFields } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '@s4/api-platform/actor'
import { ofSites } from '@s4/api-platform/site-limits'

/** A site as stored, with the generation its codes are made from. */
export interface StoredSite extends Site {
  codeGeneration: number
}

interface SiteRow extends Omit<StoredSite, 'point'> {
  lat: number
  lng: number
}

const SITE = `select site.id, site.name, site.address, site.postcode, site.lat, site.lng, site.zone,
    site.geofence_metres, site.boundary,
    site.arrival_instructions, site.known_risks, site.code_generation,
    site.calls_vary, site.calls_by_checkpoint, site.capacity, site.vehicle_spaces,
    (select name from client where client.id = site.client_id) as client_name,
    coalesce((select json_agg(json_build_object('letter', letter, 'name', checkpoint.name) order by letter)
        from checkpoint where site_id = site.id), '[]') as checkpoints
  from site`

export const siteRepository = (db: Db) => ({
  async list({ companyId, siteIds }: Pick<CompanyActor, 'companyId' | 'siteIds'>): Promise<StoredSite[]> {
    const rows = await db.query<SiteRow>(
      `${SITE} where company_id = $1 and removed_at is null and ${ofSites({ siteIds }, 'site.id')}
       order by lower(site.name), site.id`,
      [companyId],
    )
    return rows.map(toStoredSite)
  },

  /** Undefined also when the site is another company's. */
  async find(companyId: string, id: string): Promise<StoredSite | undefined> {
    const [row] = await db.query<SiteRow>(`${SITE} where company_id = $1 and site.id = $2 and removed_at is null`, [
      companyId,
      id,
    ])
    return row && toStoredSite(row)
  },

  /** The site, locked until the transaction ends; undefined also when it is another company's. */
  async lock(companyId: string, id: string): Promise<StoredSite | undefined> {
    await db.query('select 1 from site where id = $2 and company_id = $1 for no key update', [companyId, id])
    return this.find(companyId, id)
  },

  /** The site of any company; undefined when it was removed. */
  async byId(id: string): Promise<StoredSite | undefined> {
    const [row] = await db.query<SiteRow>(`${SITE} where site.id = $1 and removed_at is null`, [id])
    return row && toStoredSite(row)
  },

  async insert(companyId: string, site: SiteFields, at: Date): Promise<string> {
    const id = uuid()
    await db.query(
      `insert into site (id, company_id, created_at, name, address, postcode, lat, lng, zone, geofence_metres,
           boundary, arrival_instructions, known_risks, calls_vary, calls_by_checkpoint, capacity,
           vehicle_spaces)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [id, companyId, at, ...siteColumns(site)],
    )
    await putCheckpoints(db, id, site)
    return id
  },

  async change(companyId: string, id: string, site: SiteFields): Promise<void> {
    await db.query(
      `update site set name = $3, address = $4, postcode = $5, lat = $6, lng = $7, zone = $8, geofence_metres = $9,
         boundary = $10, arrival_instructions = $11, known_risks = $12, calls_vary = $13,
         calls_by_checkpoint = $14, capacity = $15, vehicle_spaces = $16
       where id = $2 and company_id = $1 and removed_at is null`,
      [companyId, id, ...siteColumns(site)],
    )
    await putCheckpoints(db, id, site)
  },

  /** Whether the site has future shifts or agreed work. */
  async inUse(id: string, now: Date): Promise<boolean> {
    const rows = await db.query(
      `select 1 from job join shift on shift.job_id = job.id
       where job.site_id = $1 and job.status in ('published', 'closed') and shift.cancelled_at is null
         and shift.ends_at > $2
       union all select 1 from assignment where site_id = $1 and status in ('assigned', 'inProgress') limit 1`,
      [id, now],
    )
    return rows.length > 0
  },

  async remove(companyId: string, id: string, at: Date): Promise<boolean> {
    const removed = await db.query(
      'update site set removed_at = $3 where id = $2 and company_id = $1 and removed_at is null returning id',
      [companyId, id, at],
    )
    return removed.length > 0
  },

  /** All codes printed so far stop working. False for another company's site. */
  async rotateCodes(companyId: string, id: string): Promise<boolean> {
    const rotated = await db.query(
      `update site set code_generation = code_generation + 1 where id = $2 and company_id = $1 and removed_at is null
       returning id`,
      [companyId, id],
    )
    return rotated.length > 0
  },
})

const siteColumns = ({ name, address, postcode, point, zone, geofenceMetres, boundary, ...texts }: SiteFields) => [
  name,
  address,
  postcode,
  point.lat,
  point.lng,
  zone,
  geofenceMetres,
  boundary && JSON.stringify(boundary),
  texts.arrivalInstructions,
  texts.knownRisks,
  texts.callsVary,
  texts.callsByCheckpoint,
  texts.capacity,
  texts.vehicleSpaces,
]

async function putCheckpoints(db: Db, siteId: string, { checkpoints }: SiteFields): Promise<void> {
  await db.query('delete from checkpoint where site_id = $1 and letter <> all ($2)', [
    siteId,
    checkpoints.map(({ letter }) => letter),
  ])
  for (const { letter, name } of checkpoints) {
    await db.query(
      `insert into checkpoint (id, site_id, letter, name) values ($1, $2, $3, $4) on conflict (site_id, letter)
       do update set name = excluded.name`,
      [uuid(), siteId, letter, name],
    )
  }
}

const toStoredSite = ({ lat, lng, ...row }: SiteRow): StoredSite => ({ ...row, point: { lat, lng } })
