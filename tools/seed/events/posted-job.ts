import type { CompanyKey, TownSite } from '../town/companies'
import type { TownJob } from '../town/jobs'

/** A job with what everything that happens on it needs. */
export interface PostedJob {
  id: string
  job: TownJob
  pin: string
  siteId: string
  site: TownSite
  companyKey: CompanyKey
  /** Who acts for the company. */
  by: string
  createdAt: string
}
