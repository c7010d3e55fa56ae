import type { Alert } from '@s4/contract'
import { alertTexts } from '@s4/domain/alert-words'

export const alertTitle = ({ kind, seekerName }: Pick<Alert, 'kind' | 'seekerName'>): string =>
  alertTexts[kind](seekerName)
