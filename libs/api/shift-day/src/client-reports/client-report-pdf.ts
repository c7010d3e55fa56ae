import type { ClientReport, ReportedPerson } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { patrolText, patrolTotalsText } from '@s4/domain/patrol-proof'
import { dateText, durationText, momentText } from '@s4/domain/shift-text'
import { type Letterhead, paper } from '@s4/api-platform/pdf'
import { monthText } from '@s4/domain/month-text'
import { attendanceText, dayText, hoursText, personText, reportTitle, roleText } from './report-words'

interface Made {
  letterhead: Letterhead
  madeAt: string
  verifyAt: string
}

const COLUMNS = [
  { header: 'Shift', width: 0.3, align: 'left' },
  { header: 'Who', width: 0.24, align: 'left' },
  { header: 'Attendance', width: 0.19, align: 'left' },
  { header: 'Hours', width: 0.16, align: 'right' },
  { header: 'Charge', width: 0.11, align: 'right' },
] as const

const PATROL_COLUMNS = [
  { header: 'Shift', width: 0.24, align: 'left' },
  { header: 'Who', width: 0.2, align: 'left' },
  { header: 'Patrol', width: 0.56, align: 'left' },
] as const

/** The report of a month as a file for the client. */
export async function clientReportPdf(report: ClientReport, { letterhead, madeAt, verifyAt }: Made): Promise<Buffer> {
  const { shifts, incidents, totals } = report
  const page = paper({ title: `Client report: ${reportTitle(report)}`, author: letterhead.name, numbered: true })
  page.letterhead(letterhead)
  page.text('H1', `${report.clientName}, ${monthText(report.month)}`)
  page.text('P', report.siteName ?? 'All sites')
  page.text(
    'P',
    `Made by S4 on ${momentText(madeAt)}. Times are those of the site; a shift counts on the day it starts.`,
  )
  page.text('P', `To check that this file was not changed, open ${verifyAt}`, 12)
  for (const line of summaryLines(totals)) page.text('P', line)

  page.text('H2', 'Shifts')
  if (shifts.length === 0) page.text('P', 'No shift started in this month.')
  else await page.table(COLUMNS, [...shifts.flatMap(rowsOf), totalRow(totals)])

  const patrols = shifts.flatMap((shift) =>
    shift.people.flatMap((person) => person.patrols.map((patrol) => ({ shift, person, patrol }))),
  )
  if (patrols.length > 0) {
    page.text('H2', 'Patrols')
    page.text('P', `${patrolTotalsText(totals.patrols) ?? 'None is over yet'}.`)
    await page.table(
      PATROL_COLUMNS,
      patrols.map(({ shift, person, patrol }) => [
        `${dateText(shift.date)}, ${shift.siteName}`,
        person.name,
        patrolText(patrol, shift.zone),
      ]),
    )
  }

  page.text('H2', 'Incidents')
  if (incidents.length === 0) page.text('P', 'No incident was reported.')
  for (const { at, siteName, zone, answers } of incidents) {
    page.text('P', `${momentText(at, zone)}, ${siteName}`)
    for (const { label, text } of answers) page.text('P', `${label}: ${text}`)
  }
  return page.finish()
}

const summaryLines = (totals: ClientReport['totals']): string[] => [
  `Shifts: ${totals.shifts}. Places: ${totals.places}, filled: ${totals.filled}.`,
  `Booked on: ${totals.attended}, late: ${totals.late}, no-shows: ${totals.noShows}.`,
  ...(totals.waiting > 0
    ? [`People whose hours are not agreed yet: ${totals.waiting}. They are not charged here.`]
    : []),
]

function rowsOf(shift: ClientReport['shifts'][number]): string[][] {
  const { role, siteName, filled, places } = shift
  const about = `${dayText(shift)}\n${roleText(role)}, ${siteName}\n${filled} of ${places} filled`
  if (shift.people.length === 0) return [[about, 'Nobody', '', '', '']]
  return shift.people.map((person, index) => [
    index === 0 ? about : '',
    personText(person),
    attendanceText(shift, person),
    person.noShow ? '' : hoursText(person.minutes),
    chargeText(shift, person),
  ])
}

/** Hours that have no charge rate are named as not charged; the company reads elsewhere which rate is missing. */
const chargeText = ({ priced }: ClientReport['shifts'][number], person: ReportedPerson): string => {
  if (person.chargePence !== null) return formatPence(person.chargePence)
  return person.minutes !== null && !priced ? 'Not charged' : ''
}

const totalRow = ({ minutes, chargePence }: ClientReport['totals']): string[] => [
  'Total',
  '',
  '',
  durationText(minutes),
  formatPence(chargePence),
]
