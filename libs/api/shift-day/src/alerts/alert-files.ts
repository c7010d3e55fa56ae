import type { Alert } from '@s4/contract'
import { averageSeconds, outcomeWords, secondsBetween, tookText } from '@s4/domain/alert-outcome'
import { alertTitle } from '@s4/domain/alert-words'
import { localDate, momentText, timeText } from '@s4/domain/shift-text'
import { paper } from '@s4/api-platform/pdf'

/** As many alerts as a PDF shows. */
export const PDF_ROWS = 1000

const HEAD = [
  'Alert',
  'Severity',
  'Job',
  'Site',
  'Date',
  'Time',
  'Seen by',
  'Seen at',
  'Seconds until seen',
  'Given to',
  'Given by',
  'Given at',
  'Closed by',
  'Closed at',
  'Seconds until closed',
  'Outcome',
  'What was found or done',
  'Check call answered',
]

/** Until a member closed it; null while it is open, and when its reason ended by itself. */
const secondsToClose = ({ raisedAt, resolvedAt, resolvedBy }: Alert) =>
  resolvedBy === null ? null : secondsBetween(raisedAt, resolvedAt)

const secondsToSee = ({ raisedAt, acknowledgedAt }: Alert) => secondsBetween(raisedAt, acknowledgedAt)

/** A line for each alert. */
export const alertCsv = (alerts: readonly Alert[]): string[][] => [
  HEAD,
  ...alerts.map((alert) => {
    const moment = (at: string | null) => (at === null ? '' : momentText(at, alert.zone))
    return [
      alertTitle(alert),
      alert.severity,
      alert.title,
      alert.siteName,
      localDate(alert.raisedAt, alert.zone),
      timeText(alert.raisedAt, alert.zone),
      alert.acknowledgedBy ?? '',
      moment(alert.acknowledgedAt),
      String(secondsToSee(alert) ?? ''),
      alert.assignedTo?.name ?? '',
      alert.assignedBy ?? '',
      moment(alert.assignedAt),
      alert.resolvedBy ?? '',
      moment(alert.resolvedAt),
      String(secondsToClose(alert) ?? ''),
      alert.outcome ? outcomeWords[alert.outcome] : '',
      alert.resolution ?? '',
      moment(alert.checkCall?.answeredAt ?? null),
    ]
  }),
]

const COLUMNS = [
  { header: 'Raised', width: 0.14, align: 'left' },
  { header: 'Alert', width: 0.23, align: 'left' },
  { header: 'Given to', width: 0.13, align: 'left' },
  { header: 'Seen', width: 0.2, align: 'left' },
  { header: 'Closed', width: 0.3, align: 'left' },
] as const

/** The log to print: the newest first, with the averages as the last line. */
export async function alertPdf(found: readonly Alert[], madeAt: string): Promise<Buffer> {
  const alerts = found.slice(0, PDF_ROWS)
  const page = paper({ title: 'Alert log', author: 'S4', numbered: true })
  page.text('H1', 'Alert log')
  page.text('P', `Made ${momentText(madeAt)}. Times are those of each site.`, 2)
  if (found.length > PDF_ROWS) page.text('P', 'The newest 1,000 alerts; the file for a spreadsheet has all of them.', 2)
  page.text('P', 'What ended by itself does not count in the average time until closed.', 10)
  await page.table(COLUMNS, [...alerts.map(toLine), averages(alerts)])
  return page.finish()
}

function toLine(alert: Alert): string[] {
  const { zone, raisedAt, severity, title, siteName, acknowledgedAt, acknowledgedBy } = alert
  const answeredAt = alert.checkCall?.answeredAt
  const answered = answeredAt ? `, answered ${momentText(answeredAt, zone)}` : ''
  const toSee = secondsToSee(alert)
  return [
    momentText(raisedAt, zone),
    `${alertTitle(alert)} (${severity}): ${title}, ${siteName}${answered}`,
    alert.assignedTo?.name ?? '–',
    acknowledgedAt === null || toSee === null
      ? '–'
      : `${acknowledgedBy ?? 'Somebody'}, ${momentText(acknowledgedAt, zone)}, after ${tookText(toSee)}`,
    closedText(alert),
  ]
}

function closedText(alert: Alert): string {
  const { resolvedAt, resolvedBy, outcome, resolution, zone } = alert
  if (resolvedAt === null) return 'Open'
  const took = secondsToClose(alert)
  return [
    resolvedBy,
    momentText(resolvedAt, zone),
    took === null ? null : `after ${tookText(took)}`,
    outcome && outcomeWords[outcome],
    resolution,
  ]
    .filter(Boolean)
    .join(', ')
}

function averages(alerts: readonly Alert[]): string[] {
  const [toSee, toClose] = [averageSeconds(alerts.map(secondsToSee)), averageSeconds(alerts.map(secondsToClose))]
  return [
    'On average',
    '',
    '',
    toSee === null ? '–' : `after ${tookText(toSee)}`,
    toClose === null ? '–' : `after ${tookText(toClose)}`,
  ]
}
