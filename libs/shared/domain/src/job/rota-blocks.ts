import { licenceFit, type HeldLicence, type SiaSector } from '../person/sia'
import { isOnDayOff, type DaysOffSpan } from '../working-time/days-off'
import { coversHours, type WeeklyHours } from '../working-time/available-hours'
import { dateText, dayNumber } from '../time/calendar-date'
import { durationText } from '../time/duration-text'
import { localDate, shiftTimes, timeText } from '../time/shift-text'
import {
  clashes,
  hasElevenHoursRest,
  overlaps,
  restBetween,
  type AgreedSpan,
  type WorkSpan,
} from '../working-time/working-time'

export interface RotaBlock {
  code: 'do-not-send' | 'overlap' | 'offered' | 'licence' | 'rest' | 'hours' | 'dayOff'
  message: string
  /** True when the shift cannot be offered or accepted; otherwise it is only a warning. */
  stops: boolean
}

export interface RotaPerson {
  doNotSend: boolean
  licences: readonly HeldLicence[]
  /** The weekly hours they can work; empty when they gave none. */
  hours: readonly WeeklyHours[]
  daysOff: readonly DaysOffSpan[]
  /** Their work for this company; what was booked off ended then. */
  agreed: readonly AgreedSpan[]
  /** This company's open offers to them. */
  offered: readonly WorkSpan[]
  /** When they work for other companies, without saying for whom. */
  busy: readonly WorkSpan[]
}

interface RotaInput {
  shift: WorkSpan
  zone: string
  siaSector: SiaSector | null
  person: RotaPerson
}

/** Every reason not to give a shift to a worker, those that stop it first; empty when there is none. */
export const rotaBlocks = (input: RotaInput): RotaBlock[] =>
  [
    ...sendBlocks(input),
    ...overlapBlocks(input),
    ...licenceBlocks(input),
    ...restBlocks(input),
    ...dayOffBlocks(input),
    ...hoursBlocks(input),
  ].toSorted((a, b) => Number(b.stops) - Number(a.stops))

const sendBlocks = ({ person }: RotaInput): RotaBlock[] =>
  person.doNotSend ? [{ code: 'do-not-send', message: 'Blocked for your jobs', stops: true }] : []

function overlapBlocks({ shift, zone, person }: RotaInput): RotaBlock[] {
  const within = (work: readonly WorkSpan[]) => work.find((span) => overlaps(span, shift))
  const [agreed, offered] = [within(person.agreed.filter(({ isOver }) => !isOver)), within(person.offered)]
  return [
    ...(agreed ? [{ code: 'overlap', message: `Works ${whenText(agreed, zone)}`, stops: true } as const] : []),
    ...(within(person.busy) ? [{ code: 'overlap', message: 'Busy then with other work', stops: true } as const] : []),
    ...(offered
      ? [{ code: 'offered', message: `Has an open offer for ${whenText(offered, zone)}`, stops: false } as const]
      : []),
  ]
}

function licenceBlocks({ shift, zone, siaSector, person }: RotaInput): RotaBlock[] {
  const lastDay = localDate(shift.endsAt, zone)
  const fit = licenceFit(siaSector, person.licences, lastDay)
  if (fit === 'fits') return []
  const message =
    fit === 'expired'
      ? `The SIA licence declared for ${siaSector} ends before ${dateText(lastDay)}`
      : `Declares no SIA licence for ${siaSector}`
  return [{ code: 'licence', message, stops: true }]
}

/**
 * One message for each agreed or offered piece of work that leaves too little rest; what clashes has a message of its
 * own.
 */
function restBlocks({ shift, zone, person }: RotaInput): RotaBlock[] {
  const spans: AgreedSpan[] = [...person.agreed, ...person.busy, ...person.offered]
  const close = spans.filter((span) => !clashes(span, shift) && !hasElevenHoursRest(span, shift))
  return close.map((span) => {
    const [earlier, later] = Date.parse(span.startsAt) < Date.parse(shift.startsAt) ? [span, shift] : [shift, span]
    const rest = durationText(Math.max(0, Math.floor(restBetween(earlier, later))))
    return {
      code: 'rest',
      message:
        `Ends ${timeText(earlier.endsAt, zone)}, starts ${timeText(later.startsAt, zone)}: ${rest} rest, 11 h ` +
        'needed',
      stops: false,
    }
  })
}

const dayOffBlocks = ({ shift, zone, person }: RotaInput): RotaBlock[] =>
  isOnDayOff(person.daysOff, shift, zone) ? [{ code: 'dayOff', message: 'Has taken this day off', stops: false }] : []

function hoursBlocks({ shift, zone, person }: RotaInput): RotaBlock[] {
  if (person.hours.length === 0) return []
  const day = dayNumber(localDate(shift.startsAt, zone)) ?? 0
  const wanted = {
    weekday: ((day + 3) % 7) + 1,
    start: timeText(shift.startsAt, zone),
    end: timeText(shift.endsAt, zone),
  }
  return coversHours(person.hours, wanted)
    ? []
    : [{ code: 'hours', message: 'Outside their usual hours', stops: false }]
}

const whenText = (span: WorkSpan, zone: string) =>
  `${dateText(localDate(span.startsAt, zone), { year: false })}, ${shiftTimes(span, zone)}`
