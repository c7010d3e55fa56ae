import type { Certificate } from '@s4/contract'
import type { Db } from '@s4/db'
import { mask } from '@s4/api-platform/deps'
import { found } from '../own-changes/record-own-change'
import { checksOfMine } from '../checks/checks-of-mine'
import { FILE_NAME, heldPart, type HeldFile } from './held-document'

type Row = Pick<Certificate, 'id' | 'type' | 'coverPounds' | 'name' | 'issuer' | 'issuedOn' | 'expiresOn'> &
  HeldFile & { numberTail: string | null; version: number }

const COLUMNS = `id, type, cover_pounds, name, issuer, number_tail, issued_on, expires_on, file_id, version,
  ${FILE_NAME}`
const MASKED_LENGTH = 7

/** Newest first, as their owner sees them. */
export async function listCertificates(db: Db, seekerId: string, now: Date): Promise<Certificate[]> {
  const checks = await checksOfMine(db, seekerId)
  const rows = await db.query<Row>(
    `select ${COLUMNS} from certificate where seeker_id = $1 order by created_at desc, id desc`,
    [seekerId],
  )
  return rows.map(({ fileId, fileName, numberTail, version, ...rest }) => ({
    ...rest,
    number: maskedNumber(numberTail),
    ...heldPart(
      { fileId, fileName, expiresOn: rest.expiresOn },
      { now, checks: checks({ kind: 'certificate', id: rest.id, version }) },
    ),
  }))
}

/** A number as its owner sees it. */
export const maskedNumber = (tail: string | null): string | null => mask(tail, MASKED_LENGTH)

/** Locked until the transaction ends. Throws `record.missing` for somebody else's. */
export const heldCertificate = async (db: Db, seekerId: string, id: string): Promise<Row> =>
  found(
    (
      await db.query<Row>(
        `select ${COLUMNS} from certificate where seeker_id = $1 and id = $2 for no key update of certificate`,
        [seekerId, id],
      )
    )[0],
  )
