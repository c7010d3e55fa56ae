import type { CheckableDocument } from '@s4/contract'
import type { Db } from '@s4/db'
import { memberWords } from '@s4/api-platform/actor'
import type { CheckState } from '@s4/domain/due-checks'
import type { CertificateType } from '@s4/domain/requirements'
import { fileUrl } from '@s4/api-platform/files'

interface Row extends Omit<CheckableDocument, 'file' | 'state' | 'check'> {
  seekerId: string
  companyId: string
  sector: string | null
  type: CertificateType | null
  coverPounds: number | null
  fileId: string | null
  checkedVersion: number | null
  removedWasRefused: boolean
  check: CheckableDocument['check']
}

export interface DocumentOfSeeker extends CheckableDocument {
  seekerId: string
  /** Whose check and state these are. */
  companyId: string
  /** Of an SIA licence. */
  sector: string | null
  /** Of a certificate that jobs ask for. */
  type: CertificateType | null
  coverPounds: number | null
  /** This company refused an earlier version, or one of its kind that was removed, and has not looked since. */
  refusedBefore: boolean
}

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`
const instant = (column: string) => `to_char(${column} at time zone 'UTC', ${UTC})`

/**
 * SIA licences, right to work and certificates of seekers, each once for every company asked for, with its latest
 * check and the state of the document as it is now. A driving licence is not among them.
 */
export async function checkableDocuments(
  db: Db,
  { seekerIds, companyIds }: { seekerIds: readonly string[]; companyIds: readonly string[] },
): Promise<DocumentOfSeeker[]> {
  const rows = await db.query<Row>(
    `select document.*, asked.company_id, latest.version as checked_version, latest.details as check,
       latest.version is null and (document.kind = 'licence' or document.type is not null) and coalesce((
         select result = 'refused' from document_check as removed
         where removed.company_id = asked.company_id and removed.seeker_id = document.seeker_id
           and removed.document_kind = document.kind
           and (document.kind = 'licence' or removed.certificate_type = document.type)
           and not exists (select from licence as held where held.id = removed.document_id)
           and not exists (select from certificate as held where held.id = removed.document_id)
         order by checked_at desc, removed.id desc limit 1), false) as removed_was_refused
     from (
       select seeker_id, 1 as position, 'licence' as kind, id, sector, null as type, null::integer as cover_pounds,
         'SIA licence, ' || sector as name, version,
         expires_on, file_id, null::json as right_to_work
         from licence where seeker_id = any($1) and kind = 'sia'
       union all
       select seeker_id, 2, 'right-to-work', null, null, null, null, 'right-to-work record', version, expires_on,
         file_id,
         json_build_object('kind', kind, 'restrictions', restrictions)
         from right_to_work where seeker_id = any($1)
       union all
       select seeker_id, 3, 'certificate', id, null, type, cover_pounds, name, version, expires_on, file_id, null
       from certificate
       where seeker_id = any($1)
     ) as document cross join unnest($2::uuid[]) as asked (company_id)
     left join lateral (
       select version, json_build_object('id', document_check.id, 'result', result, 'method', method, 'note', note,
           'name', document_name, 'expiresOn', document_check.expires_on, 'restrictions', restrictions,
         'answer', answer,
         'answeredAt', ${instant('answered_at')}, 'checkedAt', ${instant('checked_at')}, 'checkedBy',
         ${memberWords('document_check.company_id', 'checked_by')}) as details
       from document_check left join account on account.uid = checked_by
       where document_check.company_id = asked.company_id and document_check.seeker_id = document.seeker_id
         and document_kind = document.kind and document_id is not distinct from document.id
       order by checked_at desc, document_check.id desc limit 1
     ) as latest on true
     order by seeker_id, position, name, id`,
    [seekerIds, companyIds],
  )
  return rows.map(({ fileId, checkedVersion, removedWasRefused, ...row }) => ({
    ...row,
    state: checkState(row, checkedVersion),
    refusedBefore: removedWasRefused || (row.check?.result === 'refused' && checkedVersion !== row.version),
    file: fileUrl(fileId),
  }))
}

function checkState({ version, check }: Pick<Row, 'version' | 'check'>, checkedVersion: number | null): CheckState {
  if (check === null) return 'not-checked'
  return checkedVersion === version ? check.result : 'changed'
}

/**
 * The same as a company reads it. Without a reason to read papers neither the file nor anything of a right-to-work
 * record but that it is there.
 */
export function shownDocument(
  {
    seekerId: _,
    companyId: __,
    sector: ___,
    type: ____,
    coverPounds: _____,
    refusedBefore: ______,
    ...document
  }: DocumentOfSeeker,
  { mayRead }: { mayRead: boolean },
): CheckableDocument {
  if (mayRead) return document
  const isRightToWork = document.kind === 'right-to-work'
  if (!isRightToWork) return { ...document, file: null, rightToWork: null }
  const check = document.check && { ...document.check, expiresOn: null }
  return { ...document, file: null, rightToWork: null, expiresOn: null, check }
}

/** Of other details a company only sees whether they are given. */
export async function givenDetails(db: Db, seekerId: string) {
  const [row] = await db.query<{ utr: boolean; nino: boolean; bank: boolean; drivingLicence: boolean }>(
    `select utr_sealed is not null as utr, nino_sealed is not null as nino,
       exists (select from bank_details where seeker_id = seeker.id) as bank,
       exists (select from licence where seeker_id = seeker.id and kind = 'driving') as driving_licence
     from seeker where id = $1`,
    [seekerId],
  )
  return row ?? { utr: false, nino: false, bank: false, drivingLicence: false }
}
