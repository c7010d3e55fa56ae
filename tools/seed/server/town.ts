import type { SiteKey } from '../town/companies'
import type { SeekerKey } from '../town/seekers'
import type { Db } from '@s4/db'
import type { Agenda } from './agenda'
import type { Call } from './calls'

/** What every event of the town is given. */
export interface Town {
  /** ISO instant: the events before it are made up. */
  now: string
  agenda: Agenda
  call: Call
  /** For reading only; changes go through `call`. */
  db: Db
  /** Runs the due work, as the server does every two seconds. */
  sweep: () => Promise<void>
  /** S4 finds what a company declared to be right, and verifies the company. */
  verify: (found: { companyId: string; declarationId: string }) => Promise<void>
  /** The address that the latest mail to somebody leads to. */
  openMail: (recipient: string) => Promise<string>
  siteIds: Map<SiteKey, string>
  seekerIds: Map<SeekerKey, string>
}
