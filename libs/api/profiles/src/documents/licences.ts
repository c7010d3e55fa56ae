import type { Licence } from '@s4/contract'
import type { Db } from '@s4/db'
import { found } from '../own-changes/record-own-change'
import { checksOf, FILE_NAME, heldPart, type HeldFile } from './held-document'

type Row = Pick<Licence, 'id' | 'kind' | 'sector' | 'expiresOn' | 'categories'> & HeldFile & { numberTail: string }

const COLUMNS = `id, kind, sector, number_tail, expires_on, categories, file_id, ${FILE_NAME}`

/** SIA licences first, then newest first, as their owner sees them. */
export async function listLicences(db: Db, seekerId: string, now: Date): Promise<Licence[]> {
  const checks = await checksOf(db, seekerId)
  const rows = await db.query<Row>(
    `select ${COLUMNS} from licence where seeker_id = $1 order by kind desc, created_at desc, id desc`,
    [seekerId],
  )
  return rows.map(({ fileId, fileName, numberTail, ...rest }) => ({
    ...rest,
    number: `****${numberTail}`,
    ...heldPart({ fileId, fileName, expiresOn: rest.expiresOn }, { now, checks: checks('licence', rest.id) }),
  }))
}

/** Throws `record.missing` for somebody else's. */
export const heldLicence = async (db: Db, seekerId: string, id: string): Promise<Row> =>
  found((await db.query<Row>(`select ${COLUMNS} from licence where seeker_id = $1 and id = $2`, [seekerId, id]))[0])
