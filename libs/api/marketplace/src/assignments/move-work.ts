import type { Db } from '@s4/db'

/** Moves agreed work back in time; for development and tests only. */
export const moveWork = (tx: Db, id: string, minutesBack: number) =>
  tx.query(
    `update assignment set starts_at = starts_at - make_interval(mins => $2),
       ends_at = ends_at - make_interval(mins => $2) where id = $1`,
    [id, minutesBack],
  )
