import type { Db } from '@s4/db'
import type { ActivityKind, EntryKind } from '@s4/domain/screening'

/** A piece of a worker's history: employment, education or an activity of the file. */
export interface HistoryEntry {
  kind: EntryKind
  id: string
  activityKind: ActivityKind | null
  title: string
  organisation: string
  from: string
  to: string | null
}

/** The latest first. */
export const historyEntries = (db: Db, seekerId: string): Promise<HistoryEntry[]> =>
  db.query<HistoryEntry>(
    `select 'employment' as kind, id, null as activity_kind, position as title, employer as organisation,
       from_date as from, to_date as to from experience where seeker_id = $1
     union all select 'education', id, null, qualification, institution, from_date, to_date
       from education where seeker_id = $1
     union all select 'activity', id, kind, title, '', from_date, to_date from screening_activity where seeker_id = $1
     order by "from" desc, id desc`,
    [seekerId],
  )

/** Undefined for another person's entry. */
export const findEntry = async (
  db: Db,
  seekerId: string,
  { entryKind, entryId }: { entryKind: EntryKind; entryId: string },
): Promise<HistoryEntry | undefined> =>
  (await historyEntries(db, seekerId)).find(({ kind, id }) => kind === entryKind && id === entryId)
