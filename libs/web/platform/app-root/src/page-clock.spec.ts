import { expect, it, vi } from 'vitest'
import { setClock } from './page-clock'

it('makes now what the clock of S4 says, until that is the machine’s, and changes no other date', () => {
  vi.useRealTimers()
  const MachineDate = Date
  setClock(MachineDate.parse('2026-11-21T19:43:10.000Z'))
  const told = [new Date(), Date.now(), new Date('2026-12-01T08:00:00.000Z'), new Date(2026, 0, 31).getMonth()]
  const isDate = new Date() instanceof MachineDate
  setClock(MachineDate.now())

  expect(told.slice(0, 2).map((moment) => new Date(moment).toISOString().slice(0, 18))).toEqual([
    '2026-11-21T19:43:1',
    '2026-11-21T19:43:1',
  ])
  expect(told.slice(2)).toEqual([new Date('2026-12-01T08:00:00.000Z'), 0])
  expect(isDate).toBe(true)
  expect(Date).toBe(MachineDate)
})
