import type { DataRequest } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

export const DATA_REQUEST_COLUMNS = `data_request.id, data_request.kind, data_request.words, data_request.received_at,
  to_char(data_request.due_on, 'YYYY-MM-DD') as due_on, data_request.extended_at, data_request.extension_reason,
  data_request.decision, data_request.decision_reason, data_request.decided_at`

const MAX_LISTED = 100

export const dataRequestRepository = (db: Db, uid: string) => ({
  /** Newest first. */
  list: (): Promise<DataRequest[]> =>
    db.query<DataRequest>(
      `select ${DATA_REQUEST_COLUMNS} from data_request where uid = $1 order by received_at desc, id desc
       limit ${MAX_LISTED}`,
      [uid],
    ),

  async find(id: string): Promise<DataRequest | null> {
    const [found] = await db.query<DataRequest>(
      `select ${DATA_REQUEST_COLUMNS} from data_request where uid = $1 and id = $2`,
      [uid, id],
    )
    return found ?? null
  },

  /** Returns its id; null while one of the kind is open. */
  async insert(
    { kind, words, dueOn }: Pick<DataRequest, 'kind' | 'words' | 'dueOn'>,
    now: Date,
  ): Promise<string | null> {
    const [made] = await db.query<{ id: string }>(
      `insert into data_request (id, uid, kind, words, received_at, due_on) values ($1, $2, $3, $4, $5, $6)
       on conflict (uid, kind) where decided_at is null do nothing returning id`,
      [uuid(), uid, kind, words, now, dueOn],
    )
    return made?.id ?? null
  },

  async open(kind: DataRequest['kind']): Promise<DataRequest | null> {
    const [found] = await db.query<DataRequest>(
      `select ${DATA_REQUEST_COLUMNS} from data_request where uid = $1 and kind = $2 and decided_at is null`,
      [uid, kind],
    )
    return found ?? null
  },

  async extend(id: string, { dueOn, reason, now }: { dueOn: string; reason: string; now: Date }): Promise<void> {
    await db.query(
      'update data_request set due_on = $3, extension_reason = $4, extended_at = $5 where uid = $1 and id = $2',
      [uid, id, dueOn, reason, now],
    )
  },

  async decide(
    id: string,
    { decision, reason, now, staffId }: { decision: string; reason: string; now: Date; staffId: string | null },
  ): Promise<void> {
    await db.query(
      `update data_request set decision = $3, decision_reason = $4, decided_at = $5, staff_id = $6
       where uid = $1 and id = $2`,
      [uid, id, decision, reason, now, staffId],
    )
  },

  /** That something was asked and answered stays, without words. */
  async eraseWords(): Promise<void> {
    await db.query(`update data_request set words = '', extension_reason = '', decision_reason = '' where uid = $1`, [
      uid,
    ])
  },
})
