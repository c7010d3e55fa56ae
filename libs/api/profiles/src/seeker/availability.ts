import type { AvailableHours, GapNote } from '@s4/contract'
import type { Db } from '@s4/db'

export const GAP_NOTE = 'id, from_date as from, to_date as to, reason'

export const availableHours = (db: Db, seekerId: string): Promise<AvailableHours[]> =>
  db.query<AvailableHours>(
    `select weekday, to_char(start_time, 'HH24:MI') as start, to_char(end_time, 'HH24:MI') as end
     from availability where seeker_id = $1 order by weekday, start_time`,
    [seekerId],
  )

export const gapNotes = (db: Db, seekerId: string): Promise<GapNote[]> =>
  db.query<GapNote>(`select ${GAP_NOTE} from gap_note where seeker_id = $1 order by from_date desc, id`, [seekerId])
