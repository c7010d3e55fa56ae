import { afterWork } from './after-work'
import { assignments } from './assignments'
import { availability } from './availability'
import { calendar } from './calendar'
import { chat } from './chat'
import { company } from './company'
import { completedWork } from './completed-work'
import { config } from './config'
import { documents } from './documents'
import { files } from './files'
import { hiring } from './hiring'
import { invoices } from './invoices'
import { jobs } from './jobs'
import { mailbox } from './mailbox'
import { places } from './places'
import { problems } from './problems'
import { notifications } from './notifications'
import { rota } from './rota'
import { safety } from './safety'
import { seeker } from './seeker'
import { session } from './session'
import { sites } from './sites'
import { tickets } from './tickets'
import { user } from './user'
import { workers } from './workers'

/** The whole API by name. `routes.ts` gives each its method and path. */
export const contract = {
  ...config,
  ...session,
  ...user,
  ...mailbox,
  ...seeker,
  ...documents,
  ...availability,
  ...files,
  ...company,
  ...sites,
  ...places,
  ...calendar,
  ...jobs,
  ...hiring,
  ...workers,
  ...rota,
  ...afterWork,
  ...assignments,
  ...invoices,
  ...completedWork,
  ...notifications,
  ...safety,
  ...chat,
  ...problems,
  ...tickets,
}
export type Contract = typeof contract
