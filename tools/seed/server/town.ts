import type { SiteKey } from '../town/companies'
import type { SeekerKey } from '../town/seekers'
import type { Db } from '@s4/db'
import type { Agenda } from './agenda'
import type { Call } from './calls'

/** What everything that happens in the town works with. */
export interface Town {
  /** ISO instant: the end of what is told, and the beginning of what is real. */
  now: string
  agenda: Agenda
  call: Call
  /** For a look at what the server keeps; only `call` changes anything. */
  db: Db
  /** Does what has fallen due, as the server does every two seconds. */
  sweep: () => Promise<void>
  siteIds: Map<SiteKey, string>
  seekerIds: Map<SeekerKey, string>
}
