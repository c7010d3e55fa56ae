import { expect, it } from 'vitest'
import { guessJobMapping, readTypedDate, readTypedTime } from './job-import'

it.each([
  [['Site', 'Trade', 'Date', 'Start', 'End', 'People', 'Pay per hour']],
  [['Venue', 'Role', 'Day', 'From', 'To', 'Guards', 'Rate (£)']],
])('%j is guessed', (header) => {
  expect(guessJobMapping(header)).toEqual({ site: 0, role: 1, date: 2, start: 3, end: 4, people: 5, pay: 6 })
})

it.each([
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['1.2.26', '2026-02-01'],
  ['Sat 21 Nov 2026', '2026-11-21'],
  ['21st November 2026', '2026-11-21'],
  ['11/21/2026', null],
  ['29/02/2027', null],
  ['46347', null],
  ['tomorrow', null],
  ['', null],
])('the date %j is read as %j', (typed, date) => {
  expect(readTypedDate(typed)).toBe(date)
})

it.each([
  ['22:00', '22:00'],
  ['9:30', '09:30'],
  ['22.15', '22:15'],
  ['0600', '06:00'],
  ['22:00:00', '22:00'],
  ['10 pm', '22:00'],
  ['12:30am', '00:30'],
  ['24:00', null],
  ['13 pm', null],
  ['9', null],
  ['0.9166666', null],
  ['', null],
])('the time %j is read as %j', (typed, time) => {
  expect(readTypedTime(typed)).toBe(time)
})
