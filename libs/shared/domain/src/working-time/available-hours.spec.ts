import { describe, expect, it } from 'vitest'
import { coversHours, weeklyHoursText, type WeeklyHours } from './available-hours'

const saturdayNight: WeeklyHours = { weekday: 6, start: '22:00', end: '06:00' }

describe('a weekly pattern covers Saturday 22:00–06:00', () => {
  it.each<[name: string, pattern: WeeklyHours[], covered: boolean]>([
    ['not when it is empty', [], false],
    ['when it says just that', [saturdayNight], true],
    ['when it says more', [{ weekday: 6, start: '18:00', end: '08:00' }], true],
    ['not when it ends too soon', [{ weekday: 6, start: '18:00', end: '04:00' }], false],
    [
      'when two lines touch at midnight',
      [
        { weekday: 6, start: '12:00', end: '00:00' },
        { weekday: 7, start: '00:00', end: '09:00' },
      ],
      true,
    ],
    [
      'not when there is a gap',
      [
        { weekday: 6, start: '12:00', end: '23:00' },
        { weekday: 7, start: '00:00', end: '09:00' },
      ],
      false,
    ],
    ['not for the night of another day', [{ weekday: 5, start: '22:00', end: '06:00' }], false],
    [
      'when every day is open all day',
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '00:00' })),
      true,
    ],
  ])('%s', (_name, pattern, covered) => {
    expect(coversHours(pattern, saturdayNight)).toBe(covered)
  })

  it('and Sunday night runs into Monday', () => {
    const pattern = [
      { weekday: 7, start: '20:00', end: '00:00' },
      { weekday: 1, start: '00:00', end: '08:00' },
    ]

    expect(coversHours(pattern, { weekday: 7, start: '22:00', end: '06:00' })).toBe(true)
  })
})

describe('the hours of a week read', () => {
  const nights = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday, start: '20:00', end: '04:00' }))
  const wholeDay = { weekday: 6, start: '00:00', end: '00:00' }

  it.each<[text: string, hours: WeeklyHours[]]>([
    ['Fri 20:00–04:00', nights(5)],
    ['Mon–Sat 20:00–04:00', nights(3, 1, 2, 4, 6, 5)],
    ['Mon–Tue 20:00–04:00, Thu 20:00–04:00, Sat any time', [...nights(1, 2, 4), wholeDay]],
    ['Fri–Sat 20:00–04:00, Sat any time', [...nights(5, 6), wholeDay]],
  ])('%s', (text, hours) => {
    expect(weeklyHoursText(hours)).toBe(text)
  })
})
