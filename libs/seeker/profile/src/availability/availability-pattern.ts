import type { AvailableHours } from '@s4/contract'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The furthest that somebody may say they travel. */
export const MAX_MILES = 310

const MIDNIGHT = '00:00'

/** The form's week: one line a day. */
export interface Week {
  hours: { when: 'never' | 'always' | 'hours'; start: string; end: string }[]
}

export const toWeek = (hours: readonly AvailableHours[]): Week => ({
  hours: weekdays.map((_, index) => {
    const held = hours.find(({ weekday }) => weekday === index + 1)
    if (!held) return { when: 'never', start: '', end: '' }
    return held.start === MIDNIGHT && held.end === MIDNIGHT
      ? { when: 'always', start: '', end: '' }
      : { when: 'hours', start: held.start, end: held.end }
  }),
})

/** The API's shape of a week; a whole day is from midnight to midnight. */
export const toHours = ({ hours }: Week): AvailableHours[] =>
  hours.flatMap(({ when, start, end }, index) =>
    when === 'never'
      ? []
      : [{ weekday: index + 1, start: when === 'always' ? MIDNIGHT : start, end: when === 'always' ? MIDNIGHT : end }],
  )

const EVENING = '20:00'

/** Whether the hours of a day end before midnight, when much work at doors goes on. */
export const endsInTheEvening = ({ when, start, end }: Week['hours'][number]): boolean =>
  when === 'hours' && start !== '' && end > start && end >= EVENING
