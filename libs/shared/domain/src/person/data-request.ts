import { addMonths, dayNumber } from '../time/calendar-date'

export const dataRequestKinds = [
  'access',
  'rectification',
  'restriction',
  'objection',
  'portability',
  'erasure',
] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

export const dataRequestLabels: Record<DataRequestKind, string> = {
  access: 'To know what S4 holds about me (access)',
  rectification: 'To have something corrected (rectification)',
  restriction: 'To stop using something while a question is open (restriction)',
  objection: 'To say no to how something is used (objection)',
  portability: 'To take my data along (portability)',
  erasure: 'To have something erased (erasure)',
}

/** One month after receipt, or three where it is extended (docs/uk-rules.md#personal-data). */
export const dataRequestDue = (receivedOn: string, { extended }: { extended: boolean }): string =>
  addMonths(receivedOn, extended ? 3 : 1)

/** Below 0 once it is overdue. */
export const daysLeft = (dueOn: string, today: string): number => (dayNumber(dueOn) ?? 0) - (dayNumber(today) ?? 0)
