import { dateText } from '@s4/domain/shift-text'
import { rotaTimes } from '@s4/domain/week'
import type { OpenShift } from './rota-view'

export const dayText = (date: string) => dateText(date, { year: false })
export const jobText = ({ title, siteName }: { title: string; siteName: string }) => `${title}, ${siteName}`

/** `Sat 21 Nov, 22:00–06:00 +1`. */
export const whenText = (shift: OpenShift) => `${dayText(shift.date)}, ${rotaTimes(shift, shift.job.zone)}`

export const placesLeft = ({ positions, taken }: OpenShift) =>
  positions - taken === 1 ? '1 place left' : `${positions - taken} places left`
