export const problemSeverities = ['low', 'medium', 'high', 'critical'] as const
export const problemViews = ['live', 'overdue', 'resolved', 'closed', 'all'] as const

export type ProblemCategory = 'safety' | 'site' | 'conduct' | 'hours' | 'pay' | 'noShow' | 'other'
export type ProblemSeverity = (typeof problemSeverities)[number]

export const categoryLabel: Record<ProblemCategory, string> = {
  safety: 'Safety',
  site: 'Site or equipment',
  conduct: 'How somebody was treated',
  hours: 'Hours',
  pay: 'Pay or invoice',
  noShow: 'No-show appeal',
  other: 'Something else',
}

export const severityLabel: Record<ProblemSeverity, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
}

const HOUR = 60 * 60_000
const hoursToSolve: Record<ProblemSeverity, number> = { critical: 4, high: 24, medium: 72, low: 7 * 24 }

/** How soon it should be solved, written out: `within 4 hours`. */
export const dueText: Record<ProblemSeverity, string> = {
  critical: 'within 4 hours',
  high: 'within a day',
  medium: 'within 3 days',
  low: 'within a week',
}

/** When a problem that waits since `openedAt` should be solved; ISO instants. */
export const problemDueAt = (openedAt: string, severity: ProblemSeverity): string =>
  new Date(Date.parse(openedAt) + hoursToSolve[severity] * HOUR).toISOString()
