import type { Severity } from '@s4/domain/alert-severity'

export const severityWords: Record<Severity, string> = {
  urgent: 'Urgent',
  important: 'Important',
  low: 'Not urgent',
}
