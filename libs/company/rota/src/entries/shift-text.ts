import { dateText, shiftTimes } from '@s4/domain/shift-text'
import type { OpenShift } from './rota-view'

export const dayText = (date: string) => dateText(date, { year: false })
/** The site first: it tells one cell from another. */
export const jobText = ({ title, siteName }: { title: string; siteName: string }) => `${siteName}, ${title}`

/** `Sat 21 Nov, 22:00–06:00`. */
export const whenText = (shift: OpenShift) => `${dayText(shift.date)}, ${shiftTimes(shift, shift.job.zone)}`

/** `1 place left, offered to Ada Okafor`. */
export function placesLeft({ positions, taken, offeredTo }: OpenShift): string {
  const left = positions - taken === 1 ? '1 place left' : `${positions - taken} places left`
  if (offeredTo.length === 0) return left
  return `${left}, offered to ${offeredTo.length === 1 ? offeredTo[0] : `${offeredTo.length} people`}`
}
