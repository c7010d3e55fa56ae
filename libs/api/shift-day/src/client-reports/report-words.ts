import type { ClientReport, ReportedPerson, ReportedShift } from '@s4/contract'
import { penceForInput } from '@s4/domain/money'
import { monthText } from '@s4/domain/month-text'
import { patrolTotals } from '@s4/domain/patrol-proof'
import { dateText, durationText, momentText, shiftTimes, timeText } from '@s4/domain/shift-text'
import { roles } from '@s4/domain/sia'

/** `Harbour Events, all sites, November 2026`. */
export const reportTitle = ({ clientName, siteName, month }: ClientReport): string =>
  `${clientName}, ${siteName ?? 'all sites'}, ${monthText(month)}`

export const roleText = (role: string): string => roles.find(({ id }) => id === role)?.label ?? role

/** Whether somebody came, in words. */
export function attendanceText({ zone }: Pick<ReportedShift, 'zone'>, person: ReportedPerson): string {
  const { bookedOnAt, bookedOffAt, lateMinutes, noShow } = person
  if (noShow) return 'No-show'
  if (bookedOnAt === null) return 'Not booked on'
  const late = lateMinutes === null ? '' : `, ${lateMinutes} min late`
  const off = bookedOffAt === null ? 'not booked off' : `off ${timeText(bookedOffAt, zone)}`
  return `On ${timeText(bookedOnAt, zone)}${late}, ${off}`
}

export const personText = ({ name, licenceTail }: ReportedPerson): string =>
  licenceTail === null ? name : `${name}, SIA licence ending ${licenceTail}`

export const hoursText = (minutes: number | null): string =>
  minutes === null ? 'Not agreed yet' : durationText(minutes)

export const dayText = (shift: ReportedShift): string => `${dateText(shift.date)}, ${shiftTimes(shift, shift.zone)}`

/** One row a person, and one for a shift that nobody holds a place on. */
export const csvRows = ({ shifts }: ClientReport): string[][] => [
  [
    'Date',
    'Site',
    'Shift',
    'Role',
    'Times',
    'Places',
    'Filled',
    'Name',
    'SIA licence ends in',
    'Booked on',
    'Booked off',
    'Minutes late',
    'No-show',
    'Patrols',
    'Patrols done',
    'Patrols late',
    'Patrols missed',
    'Patrols ended early',
    'Points',
    'Points scanned',
    'Agreed minutes',
    'Charge in pounds',
  ],
  ...shifts.flatMap((shift) => {
    const { zone } = shift
    const about = [
      shift.date,
      shift.siteName,
      shift.title,
      roleText(shift.role),
      shiftTimes(shift, zone),
      String(shift.places),
      String(shift.filled),
    ]
    if (shift.people.length === 0) return [[...about, ...Array.from({ length: 15 }, () => '')]]
    return shift.people.map((person) => [
      ...about,
      person.name,
      person.licenceTail ?? '',
      person.bookedOnAt ? momentText(person.bookedOnAt, zone) : '',
      person.bookedOffAt ? momentText(person.bookedOffAt, zone) : '',
      String(person.lateMinutes ?? ''),
      person.noShow ? 'Yes' : 'No',
      ...patrolCells(person),
      String(person.minutes ?? ''),
      person.chargePence === null ? '' : penceForInput(person.chargePence),
    ])
  }),
]

function patrolCells({ patrols }: ReportedPerson): string[] {
  const { planned, done, late, missed, cutShort, points, scanned } = patrolTotals(patrols)
  return [planned, done, late, missed, cutShort, points, scanned].map(String)
}
