import type { Certificate } from '@s4/contract'
import type { Db } from '@s4/db'
import { mask } from '@s4/api-platform/deps'
import { found } from '../own-changes/record-own-change'
import { checksOf, FILE_NAME, heldPart, type HeldFile } from './held-document'

type Row = Pick<Certificate, 'id' | 'name' | 'issuer' | 'issuedOn' | 'expiresOn'> &
  HeldFile & { numberTail: string | null }

const COLUMNS = `id, name, issuer, number_tail, issued_on, expires_on, file_id, ${FILE_NAME}`
const MASKED_LENGTH = 7

/** Newest first, as their owner sees them. */
export async function listCertificates(db: Db, seekerId: string, now: Date): Promise<Certificate[]> {
  const checks = await checksOf(db, seekerId)
  const rows = await db.query<Row>(
    `select ${COLUMNS} from certificate where seeker_id = $1 order by created_at desc, id desc`,
    [seekerId],
  )
  return rows.map(({ fileId, fileName, numberTail, ...rest }) => ({
    ...rest,
    number: mask(numberTail, MASKED_LENGTH),
    ...heldPart({ fileId, fileName, expiresOn: rest.expiresOn }, { now, checks: checks('certificate', rest.id) }),
  }))
}

/** Throws `record.missing` for somebody else's. */
export const heldCertificate = async (db: Db, seekerId: string, id: string): Promise<Row> =>
  found((await db.query<Row>(`select ${COLUMNS} from certificate where seeker_id = $1 and id = $2`, [seekerId, id]))[0])
