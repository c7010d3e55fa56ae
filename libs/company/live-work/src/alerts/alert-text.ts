import type { Alert } from '@s4/contract'
import { alertTexts } from '@s4/domain/alert-words'

/** What an alert says now: a missed check call may have been answered since. */
export const alertTitle = ({
  kind,
  seekerName,
  checkCall,
}: Pick<Alert, 'kind' | 'seekerName' | 'checkCall'>): string =>
  checkCall?.status === 'late' ? `${seekerName} answered a check call late` : alertTexts[kind](seekerName)
