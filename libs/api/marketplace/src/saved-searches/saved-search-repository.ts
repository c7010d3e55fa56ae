import { USUAL_MILES, type KeptSearch, type SavedSearch, type SearchAlert } from '@s4/contract'
import type { Db } from '@s4/db'

export interface NewSavedSearch {
  id: string
  name: string
  alert: SearchAlert
  search: KeptSearch
  /** What the place of the search was found to be. */
  point: { lat: number; lng: number } | null
  now: Date
}

/** The searches that one worker keeps. */
export const savedSearchRepository = (db: Db, seekerId: string) => ({
  /** By name. */
  list: (): Promise<SavedSearch[]> =>
    db.query<SavedSearch>(
      `select id, name, alert, search, created_at, mail_due_at from saved_search where seeker_id = $1
       order by lower(name), id`,
      [seekerId],
    ),

  async count(): Promise<number> {
    const rows = await db.query('select 1 from saved_search where seeker_id = $1', [seekerId])
    return rows.length
  },

  /** Throws the violation of `one_saved_search_of_a_name`. */
  async insert({ id, name, alert, search, point, now }: NewSavedSearch): Promise<void> {
    const { text, within, payFrom, from, to, role, siaSector } = search
    await db.query(
      `insert into saved_search (id, seeker_id, name, alert, search, text, lat, lng, within, pay_from, from_day, to_day,
         role, sia_sector, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        id,
        seekerId,
        name,
        alert,
        JSON.stringify(search),
        text || null,
        point?.lat ?? null,
        point?.lng ?? null,
        within ?? (point ? USUAL_MILES : null),
        payFrom ?? null,
        from ?? null,
        to ?? null,
        role || null,
        siaSector ?? null,
        now,
      ],
    )
  },

  /** Whether it looks anywhere: near its place, or around the worker's home. */
  async looksSomewhere(id: string): Promise<boolean> {
    const rows = await db.query(
      `select 1 from saved_search join saved_search_cell on saved_search_id = id where id = $1 and seeker_id = $2
       limit 1`,
      [id, seekerId],
    )
    return rows.length > 0
  },

  /** False for somebody else's. Throws the violation of `one_saved_search_of_a_name`. */
  async change(id: string, { name, alert }: { name?: string | undefined; alert?: SearchAlert | undefined }) {
    const changed = await db.query(
      `update saved_search set name = coalesce($3, name), alert = coalesce($4, alert),
         mail_due_at = case when coalesce($4, alert) = 'daily' then mail_due_at end
       where id = $1 and seeker_id = $2 returning id`,
      [id, seekerId, name ?? null, alert ?? null],
    )
    return changed.length > 0
  },

  /** False for somebody else's. */
  async remove(id: string): Promise<boolean> {
    const removed = await db.query('delete from saved_search where id = $1 and seeker_id = $2 returning id', [
      id,
      seekerId,
    ])
    return removed.length > 0
  },
})

/** The searches of a worker and what they were told of. */
export async function eraseSavedSearches(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from saved_search_match where seeker_id = $1', [seekerId])
  await tx.query('delete from saved_search where seeker_id = $1', [seekerId])
}
