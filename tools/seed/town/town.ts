import { sealing, type SealedColumn } from '@s4/db'
import { v7 } from 'uuid'
import { after, days } from './moments'
import { rowsOfTown, type Row, type Rows } from './rows'
import { companies, sites, type CompanyKey, type SiteKey } from './companies'
import { seekers, type SeekerKey, type TownSeeker } from './seekers'

/** What every part of the town is planned with. */
export interface Town {
  /** ISO instant. */
  now: string
  rows: Rows
  /** A personal number as a column holds it. */
  seal: (plain: string, column: SealedColumn, rowId: string) => string
  companyId: (key: CompanyKey) => string
  siteId: (key: SiteKey) => string
  seekerId: (key: SeekerKey) => string
  /** The self-billing agreements made so far, and the invoices waiting for their numbers. */
  agreements: Set<string>
  invoices: PlannedInvoice[]
}

export interface PlannedInvoice {
  seeker: SeekerKey
  createdAt: string
  utr: string | null
  row: Row & { assignment_id: string; company_id: string }
}

/** The id of something that came about at an instant: they sort as things happened. */
export const idAt = (instant: string): string => v7({ msecs: Date.parse(instant) })

export function emptyTown(now: string, dataKey: Buffer): Town {
  const { seal } = sealing(dataKey)
  const before = after(now, -days(60))
  const ids = new Map(
    [...Object.keys(companies), ...Object.keys(sites), ...Object.keys(seekers)].map((key) => [key, idAt(before)]),
  )
  const idOf = (key: string) => ids.get(key) ?? ''
  return {
    now,
    rows: rowsOfTown(),
    seal: (...what) => `\\x${seal(...what).toString('hex')}`,
    companyId: idOf,
    siteId: idOf,
    seekerId: idOf,
    agreements: new Set(),
    invoices: [],
  }
}

export const seekerOf = (key: SeekerKey): TownSeeker => seekers[key]
