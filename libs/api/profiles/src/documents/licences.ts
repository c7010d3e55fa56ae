import type { Licence } from '@s4/contract'
import type { Db } from '@s4/db'
import { found } from '../own-changes/record-own-change'
import { checksOfMine } from '../checks/checks-of-mine'
import { FILE_NAME, heldPart, type HeldFile } from './held-document'

type Row = Pick<Licence, 'id' | 'kind' | 'sector' | 'expiresOn' | 'categories'> &
  HeldFile & { numberTail: string; version: number }

const COLUMNS = `id, kind, sector, number_tail, expires_on, categories, file_id, version, ${FILE_NAME}`

/** SIA licences first, then newest first, as their owner sees them. */
export async function listLicences(db: Db, seekerId: string, now: Date): Promise<Licence[]> {
  const checks = await checksOfMine(db, seekerId)
  const rows = await db.query<Row>(
    `select ${COLUMNS} from licence where seeker_id = $1 order by kind desc, created_at desc, id desc`,
    [seekerId],
  )
  return rows.map(({ fileId, fileName, numberTail, version, ...rest }) => ({
    ...rest,
    number: maskedNumber(numberTail),
    ...heldPart(
      { fileId, fileName, expiresOn: rest.expiresOn },
      { now, checks: checks({ kind: 'licence', id: rest.id, version }) },
    ),
  }))
}

/** A number as its owner sees it. */
export const maskedNumber = (tail: string): string => `****${tail}`

/** Locked until the transaction ends. Throws `record.missing` for somebody else's. */
export const heldLicence = async (db: Db, seekerId: string, id: string): Promise<Row> =>
  found(
    (
      await db.query<Row>(
        `select ${COLUMNS} from licence where seeker_id = $1 and id = $2 for no key update of licence`,
        [seekerId, id],
      )
    )[0],
  )
