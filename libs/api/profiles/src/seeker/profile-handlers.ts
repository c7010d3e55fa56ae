import type { Deps } from '@s4/api-platform/deps'
import type { Handler } from '@s4/api-platform/http'
import { availabilityHandlers } from '../availability/availability-handlers'
import { bankDetailsHandlers } from '../bank-details/bank-details-handlers'
import { certificateHandlers } from '../documents/certificate-handlers'
import { licenceHandlers } from '../documents/licence-handlers'
import { daysOffHandlers } from '../days-off/days-off-handlers'
import { gapNoteHandlers } from '../history/gap-note-handlers'
import { historyHandlers } from '../history/history-handlers'
import { revealHandlers } from './reveal-handlers'
import { rightToWorkHandlers } from '../documents/right-to-work-handlers'
import { seekerHandlers } from './seeker-handlers'

export const profileHandlers = (deps: Deps): Handler[] => [
  ...seekerHandlers(deps),
  ...historyHandlers(deps),
  ...certificateHandlers(deps),
  ...licenceHandlers(deps),
  ...rightToWorkHandlers(deps),
  ...bankDetailsHandlers(deps),
  ...revealHandlers(deps),
  ...availabilityHandlers(deps),
  ...daysOffHandlers(),
  ...gapNoteHandlers(),
]
