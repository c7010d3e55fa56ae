export const severities = ['urgent', 'important', 'low'] as const
export type Severity = (typeof severities)[number]

export const alertChannels = ['push', 'text', 'call', 'mail'] as const
export type AlertChannel = (typeof alertChannels)[number]

/** How people are told of an alert besides the app. */
export const channelsOf: Record<Severity, readonly AlertChannel[]> = {
  urgent: ['push', 'text', 'call', 'mail'],
  important: ['push', 'text', 'mail'],
  low: [],
}

/** How much each kind of alert weighs until the company chooses otherwise. */
export const usualSeverity = {
  missedCheckCall: 'urgent',
  leftGeofence: 'important',
  outsideAtBookOn: 'low',
  late: 'urgent',
  forgottenBookOff: 'low',
  help: 'urgent',
  papersMissing: 'low',
  checkDue: 'important',
  missedPatrol: 'important',
  leftEarly: 'urgent',
} as const satisfies Record<string, Severity>

export type AlertKind = keyof typeof usualSeverity

/** Asking for help is always urgent. */
export const severityOf = (kind: AlertKind, chosen: Partial<Record<AlertKind, Severity>> = {}): Severity =>
  kind === 'help' ? 'urgent' : (chosen[kind] ?? usualSeverity[kind])
