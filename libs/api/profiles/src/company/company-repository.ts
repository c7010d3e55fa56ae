import type { Company, CompanyProfile } from '@s4/contract'
import type { Db } from '@s4/db'
import type { VettingStatus } from '@s4/domain/vetting'
import { listVatRegistrations } from '../vat/vat-registrations'
import { fileUrl } from '@s4/api-platform/files'

interface CompanyRow {
  id: string
  firebaseUid: string
  companyName: string
  companyContact: string
  companyEmail: string
  address: string
  bio: string
  managerName: string
  managerEmail: string
  managerPhone: string
  lat: number | null
  lng: number | null
  logoFileId: string | null
  serviceUserNumber: string
  bacsSortCode: string
  bacsAccountNumber: string
  vetting: VettingStatus
}

interface NewCompany {
  id: string
  /** Its owner. */
  uid: string
  name: string
  at: Date
}

/** Undefined leaves a column as it is. */
export type CompanyChange = { [Field in keyof CompanyProfile]?: CompanyProfile[Field] | undefined }

const COLUMNS = `id, firebase_uid, company_name, company_contact, company_email, address, bio,
  manager_name, manager_email, manager_phone, lat, lng, logo_file_id, vetting,
  service_user_number, bacs_sort_code, bacs_account_number`

export const companyRepository = (db: Db) => ({
  async show(companyId: string): Promise<Company | null> {
    const [row] = await db.query<CompanyRow>(`select ${COLUMNS} from company where id = $1`, [companyId])
    return row
      ? { ...toCompany(row), vatRegistrations: await listVatRegistrations(db, { side: 'company', id: companyId }) }
      : null
  },

  /** The same, locked until the transaction ends. */
  async lock(companyId: string): Promise<Company | null> {
    await db.query('select 1 from company where id = $1 for no key update', [companyId])
    return this.show(companyId)
  },

  async insert({ id, uid, name, at }: NewCompany): Promise<void> {
    await db.query(
      'insert into company (id, firebase_uid, company_name, created_at, updated_at) values ($1, $2, $3, $4, $4)',
      [id, uid, name, at],
    )
  },

  /** The file that is the logo, if there is one. */
  async logoFileId(companyId: string): Promise<string | null> {
    const [row] = await db.query<{ logoFileId: string | null }>('select logo_file_id from company where id = $1', [
      companyId,
    ])
    return row?.logoFileId ?? null
  },

  async change(companyId: string, change: CompanyChange, at: Date): Promise<void> {
    const columns = changedColumns(change)
    const names = Object.keys(columns)
    const assignments = names.map((name, index) => `, ${name} = $${index + 3}`).join('')
    await db.query(`update company set updated_at = $2${assignments} where id = $1`, [
      companyId,
      at,
      ...names.map((name) => columns[name]),
    ])
  },
})

function changedColumns({ manager, point, logoFileId, ...texts }: CompanyChange): Record<string, unknown> {
  const columns: Record<string, unknown> = {
    company_name: texts.companyName,
    company_contact: texts.companyContact,
    company_email: texts.companyEmail,
    address: texts.address,
    bio: texts.bio,
    manager_name: manager?.managerName,
    manager_email: manager?.managerEmail,
    manager_phone: manager?.managerPhone,
    logo_file_id: logoFileId,
    service_user_number: texts.serviceUserNumber,
    bacs_sort_code: texts.bacsSortCode,
    bacs_account_number: texts.bacsAccountNumber,
    ...(point !== undefined && { lat: point?.lat ?? null, lng: point?.lng ?? null }),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

const toCompany = ({
  id,
  firebaseUid,
  managerName,
  managerEmail,
  managerPhone,
  lat,
  lng,
  logoFileId,
  ...texts
}: CompanyRow): Omit<Company, 'vatRegistrations'> => ({
  ...texts,
  _id: id,
  firebaseUID: firebaseUid,
  manager: managerName || managerEmail || managerPhone ? { managerName, managerEmail, managerPhone } : null,
  companyLogo: fileUrl(logoFileId),
  point: lat === null || lng === null ? null : { lat, lng },
})
