import type { CompanyKey, TownSite } from './town/companies'
import type { TownJob } from './town/jobs'

/** A job with ids and instants, as everything that happens on it needs it. */
export interface PostedJob {
  id: string
  siteId: string
  site: TownSite
  companyKey: CompanyKey
  companyId: string
  /** Who acts for the company. */
  by: string
  title: string
  role: string
  /** Pence an hour. */
  pay: number
  breaksPaid: boolean
  /** Minutes from one check call to the next. */
  alert: number
  trouble: TownJob['trouble'] | null
  terms: object
  sector: TownJob['sector']
  /** What is asked of whoever comes. */
  needs: string
  pin: string
  createdAt: string
  shifts: PostedShift[]
}

export interface PostedShift {
  id: string
  startsAt: string
  endsAt: string
  /** Slots given out so far. */
  taken: number
}
