import type { AvailableHours } from '@s4/contract'
import type { Db } from '@s4/db'

export const availableHours = (db: Db, seekerId: string): Promise<AvailableHours[]> =>
  db.query<AvailableHours>(
    `select weekday, to_char(start_time, 'HH24:MI') as start, to_char(end_time, 'HH24:MI') as end
     from availability where seeker_id = $1 order by weekday, start_time`,
    [seekerId],
  )
