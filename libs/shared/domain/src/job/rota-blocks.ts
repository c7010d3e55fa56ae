import { licenceFit, type HeldLicence, type SiaSector } from '../person/sia'
import { coversHours, type WeeklyHours } from '../working-time/available-hours'
import { dateText, dayNumber } from '../time/calendar-date'
import { durationText } from '../time/duration-text'
import { localDate, timeText } from '../time/shift-text'
import { rotaTimes } from '../time/week'
import { hasElevenHoursRest, overlaps, restBetween, type WorkSpan } from '../working-time/working-time'

export interface RotaBlock {
  code: 'do-not-send' | 'overlap' | 'offered' | 'licence' | 'rest' | 'hours'
  message: string
  /** Nobody could accept it, or nothing may be offered; anything else is only pointed out. */
  stops: boolean
}

export interface RotaPerson {
  doNotSend: boolean
  licences: readonly HeldLicence[]
  /** The weekly pattern they gave; empty when they gave none. */
  hours: readonly WeeklyHours[]
  agreed: readonly WorkSpan[]
  /** Offers of this company still to be answered. */
  offered: readonly WorkSpan[]
  /** Work for others: when, and never whose. */
  busy: readonly WorkSpan[]
}

interface RotaQuestion {
  shift: WorkSpan
  zone: string
  siaSector: SiaSector | null
  person: RotaPerson
}

/** What stands in the way of giving a shift to somebody, the worst first; empty when nothing does. */
export const rotaBlocks = (question: RotaQuestion): RotaBlock[] =>
  [
    ...sendBlocks(question),
    ...overlapBlocks(question),
    ...licenceBlocks(question),
    ...restBlocks(question),
    ...hoursBlocks(question),
  ].toSorted((a, b) => Number(b.stops) - Number(a.stops))

const sendBlocks = ({ person }: RotaQuestion): RotaBlock[] =>
  person.doNotSend ? [{ code: 'do-not-send', message: 'Marked as do not send', stops: true }] : []

function overlapBlocks({ shift, zone, person }: RotaQuestion): RotaBlock[] {
  const within = (work: readonly WorkSpan[]) => work.find((span) => overlaps(span, shift))
  const [agreed, offered] = [within(person.agreed), within(person.offered)]
  return [
    ...(agreed ? [{ code: 'overlap', message: `Works ${whenText(agreed, zone)}`, stops: true } as const] : []),
    ...(within(person.busy) ? [{ code: 'overlap', message: 'Busy then with other work', stops: true } as const] : []),
    ...(offered
      ? [{ code: 'offered', message: `Has an open offer for ${whenText(offered, zone)}`, stops: false } as const]
      : []),
  ]
}

function licenceBlocks({ shift, zone, siaSector, person }: RotaQuestion): RotaBlock[] {
  const lastDay = localDate(shift.endsAt, zone)
  const fit = licenceFit(siaSector, person.licences, lastDay)
  if (fit === 'fits') return []
  const message =
    fit === 'expired'
      ? `The SIA licence declared for ${siaSector} ends before ${dateText(lastDay)}`
      : `Declares no SIA licence for ${siaSector}`
  return [{ code: 'licence', message, stops: true }]
}

/** One line for each side of the shift that is too close, to work agreed or offered; what overlaps is said already. */
function restBlocks({ shift, zone, person }: RotaQuestion): RotaBlock[] {
  const spans = [...person.agreed, ...person.busy, ...person.offered].filter(
    (span) => !overlaps(span, shift) && !hasElevenHoursRest(span, shift),
  )
  return spans.map((span) => {
    const [earlier, later] = Date.parse(span.startsAt) < Date.parse(shift.startsAt) ? [span, shift] : [shift, span]
    const rest = durationText(Math.max(0, Math.floor(restBetween(earlier, later))))
    return {
      code: 'rest',
      message: `Ends ${timeText(earlier.endsAt, zone)}, starts ${timeText(later.startsAt, zone)}: ${rest} rest, 11 h needed`,
      stops: false,
    }
  })
}

function hoursBlocks({ shift, zone, person }: RotaQuestion): RotaBlock[] {
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
  `${dateText(localDate(span.startsAt, zone), { year: false })}, ${rotaTimes(span, zone)}`
