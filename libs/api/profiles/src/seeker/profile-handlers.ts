import type { Deps } from '@s4/api-platform/deps'
import type { Handler } from '@s4/api-platform/http'
import { availabilityHandlers } from './availability-handlers'
import { bankHandlers } from './bank-handlers'
import { certificateHandlers } from '../documents/certificate-handlers'
import { licenceHandlers } from '../documents/licence-handlers'
import { recordsHandlers } from './records-handlers'
import { revealHandlers } from './reveal-handlers'
import { rightToWorkHandlers } from '../documents/right-to-work-handlers'
import { seekerHandlers } from './seeker-handlers'

/** Everything a seeker tells about themselves. */
export const profileHandlers = (deps: Deps): Handler[] => [
  ...seekerHandlers(deps),
  ...recordsHandlers(deps),
  ...certificateHandlers(deps),
  ...licenceHandlers(deps),
  ...rightToWorkHandlers(deps),
  ...bankHandlers(deps),
  ...revealHandlers(deps),
  ...availabilityHandlers(deps),
]
