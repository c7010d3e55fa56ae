import type { CheckableDocument } from '@s4/contract'
import type { Db } from '@s4/db'
import { fileUrl } from '@s4/api-platform/files'

interface Row extends Omit<CheckableDocument, 'file' | 'check'> {
  fileId: string | null
  check: CheckableDocument['check']
}

const CHECK = (kind: string, id: string) => `(select json_build_object('result', result, 'note', note,
    'checkedAt', to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'checkedBy', account.email)
  from document_check left join account on account.uid = checked_by where company_id = $2 and document_check.seeker_id = $1 and document_kind = '${kind}' and document_id is not distinct from ${id}
  order by checked_at desc limit 1)`

/** SIA licences, right to work and certificates, with this company's latest check; files only where they may be opened. A driving licence is not among them. */
export async function documentsOf(
  db: Db,
  { seekerId, companyId }: { seekerId: string; companyId: string },
  { filesToo }: { filesToo: boolean },
): Promise<CheckableDocument[]> {
  const rows = await db.query<Row>(
    `select 'licence' as kind, id, 'SIA licence, ' || sector as name, expires_on, file_id, ${CHECK('licence', 'licence.id')} as check, 1 as place
       from licence where seeker_id = $1 and kind = 'sia'
     union all
     select 'right-to-work', null, 'right-to-work record', expires_on, file_id, ${CHECK('right-to-work', 'null::uuid')}, 2 from right_to_work where seeker_id = $1
     union all
     select 'certificate', id, name, expires_on, file_id, ${CHECK('certificate', 'certificate.id')}, 3 from certificate where seeker_id = $1
     order by place, name`,
    [seekerId, companyId],
  )
  return rows.map(({ kind, id, name, expiresOn, fileId, check }) => ({
    kind,
    id,
    name,
    expiresOn,
    check,
    file: filesToo ? fileUrl(fileId) : null,
  }))
}

/** What a company learns of the rest: given or not given. */
export async function givenBy(db: Db, seekerId: string) {
  const [row] = await db.query<{ utr: boolean; nino: boolean; bank: boolean; drivingLicence: boolean }>(
    `select utr_sealed is not null as utr, nino_sealed is not null as nino,
       exists (select from bank_details where seeker_id = seeker.id) as bank,
       exists (select from licence where seeker_id = seeker.id and kind = 'driving') as driving_licence
     from seeker where id = $1`,
    [seekerId],
  )
  return row ?? { utr: false, nino: false, bank: false, drivingLicence: false }
}

interface Sealed {
  number: Buffer | null
  dateOfBirth: string | null
}

export async function sealedNumber(
  db: Db,
  seekerId: string,
  { kind, documentId }: { kind: 'licence' | 'right-to-work'; documentId: string | null },
): Promise<Sealed> {
  const [row] =
    kind === 'licence'
      ? await db.query<Sealed>(
          `select number_sealed as number, null::date as date_of_birth from licence where id = $2 and seeker_id = $1 and kind = 'sia'`,
          [seekerId, documentId],
        )
      : await db.query<Sealed>(
          'select share_code_sealed as number, date_of_birth from right_to_work join seeker on seeker.id = seeker_id where seeker_id = $1',
          [seekerId],
        )
  return row ?? { number: null, dateOfBirth: null }
}
