import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aShiftInProgress } from '../testing/a-shift'
import { keepOfShift, keepShift, keptShift } from './kept-shift'
import { phoneDatabase } from './phone-database'
import { phoneStores } from '../testing/phone-stores'

phoneStores()

const database = phoneDatabase()
const work = aShiftInProgress()
const now = '2026-11-21T23:05:00.000Z'
const day = { calls: [], locationShared: true, now }
const patrols = { patrols: [], codeMarks: { A: 'a2c661fb' }, now }

beforeEach(() => {
  // An answer that a screen of an earlier file still waits for is written to that file's storage.
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.setItem('currentUserId', 'ada')
})
afterEach(async () => {
  vi.useRealTimers()
  localStorage.clear()
  await database.clear()
})

it('keeps day and patrols although the work is read again at the same moment', async () => {
  vi.setSystemTime(now)
  await keepShift(database, work)
  await Promise.all([
    keepShift(database, work),
    keepOfShift(database, work.id, { day }),
    keepShift(database, work),
    keepOfShift(database, work.id, { patrols }),
    keepShift(database, work),
  ])

  expect(await keptShift(database)).toEqual({ work, day, patrols, handovers: null, counters: null, ringNumber: null })
})

it('keeps nothing of another shift', async () => {
  vi.setSystemTime(now)
  await keepShift(database, work)
  await keepOfShift(database, 'another', { day })
  expect(await keptShift(database)).toEqual({
    work,
    day: null,
    patrols: null,
    handovers: null,
    counters: null,
    ringNumber: null,
  })

  await keepOfShift(database, work.id, { day })
  await keepShift(database, { ...work, id: 'another' })
  expect(await keptShift(database)).toEqual({
    work: { ...work, id: 'another' },
    day: null,
    patrols: null,
    handovers: null,
    counters: null,
    ringNumber: null,
  })
})
