import type { Town } from '../server/town'
import { logbook } from '../town/jobs'
import { after } from '../town/moments'
import type { AgreedWork } from './agreed-work'
import { answerCalls } from './answer-calls'
import { settleHours } from './settle-hours'
import { shareTrail } from './share-trail'

const HALF_HOUR = 30
const EIGHT_HOURS = 8 * 60

/** Books on, takes a break in a long shift, answers the calls, keeps the logbook, books off. */
export function workShift(town: Town, work: AgreedWork): void {
  const { agenda, call, now } = town
  const { id, uid, posted, order, startsAt, endsAt } = work
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
  const bookedOnAt = after(startsAt, -4 - 3 * (order + 1))
  const bookedOffAt = work.fate === 'running' ? null : after(endsAt, 2 * (order + 1))

  const breakAt = after(startsAt, Math.round(minutes / 2))
  const hasBreak = minutes >= EIGHT_HOURS && breakAt < after(now, -HALF_HOUR)
  // A call that falls due as the shift ends is not answered any more.
  const over = bookedOffAt && after(bookedOffAt, -1)

  agenda.at(bookedOnAt, async () => {
    const codes = await call(posted.by, 'sites.codes', { id: posted.siteId })
    await call(uid, 'attendance.bookOn', {
      id,
      pin: posted.pin,
      code: codes.find(({ checkpoint }) => checkpoint === 'A')?.code ?? '',
      shareLocation: true,
      position: { ...near(work), accuracy: 12 },
      deviceAt: bookedOnAt,
    })
    const missesFirst = posted.job.trouble === 'missedCheckCall' && order === 0
    await answerCalls(town, { work, until: hasBreak ? breakAt : over, missesFirst })
  })
  if (hasBreak) {
    agenda.at(breakAt, async () => void (await call(uid, 'attendance.break', { id, action: 'start' })))
    agenda.at(after(breakAt, HALF_HOUR), async () => {
      await call(uid, 'attendance.break', { id, action: 'end' })
      await answerCalls(town, { work, until: over })
    })
  }
  keepLogbook(town, work, { bookedOnAt, bookedOffAt })
  if (bookedOffAt === null) return shareTrail(town, work, { from: bookedOnAt, near: near(work) })
  agenda.at(bookedOffAt, async () => {
    await call(uid, 'attendance.bookOff', { id, position: { ...near(work), accuracy: 12 }, deviceAt: bookedOffAt })
    settleHours(town, work, bookedOffAt)
  })
}

/** A spot of the worker's own, some forty metres from the site's point. */
const near = ({ posted: { site }, order }: AgreedWork) => ({
  lat: site.lat + 0.0003 * (order + 1),
  lng: site.lng - 0.0002 * (order + 1),
})

function keepLogbook(
  { agenda, call }: Town,
  { id, uid, order }: AgreedWork,
  { bookedOnAt, bookedOffAt }: { bookedOnAt: string; bookedOffAt: string | null },
): void {
  const entries = [
    { text: logbook[0], at: after(bookedOnAt, 9) },
    { text: logbook[1], at: after(bookedOnAt, 84) },
    { text: logbook[order % 2 === 0 ? 2 : 3], at: after(bookedOnAt, 171) },
    ...(bookedOffAt === null ? [] : [{ text: logbook[4], at: after(bookedOffAt, -6) }]),
  ]
  for (const { text, at } of entries)
    agenda.at(at, async () => void (await call(uid, 'logbook.create', { id, text: text ?? '' })))
}
