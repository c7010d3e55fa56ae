import type { Db } from '@s4/db'
import { expect, it } from 'vitest'
import { wordCorrector } from './correct-words'

const MINUTE = 60_000

/** A database that finds one word alike, and how often it was asked. */
function countingDb(word = 'steward') {
  const asked: unknown[] = []
  const db: Db = {
    query: async <Row>(_sql: string, params?: readonly unknown[]) => {
      asked.push(params?.[0])
      return [{ word }] as Row[]
    },
  }
  return { db, asked }
}

it.each([
  ['a corrected text', 'stewrd', 'steward'],
  ['a text with nothing to correct', 'steward', null],
])('looks at %s once in ten minutes', async (_name, text, corrected) => {
  let now = 0
  const { db, asked } = countingDb()
  const correct = wordCorrector(() => now)

  expect([await correct(db, text), await correct(db, text)]).toEqual([corrected, corrected])
  expect(asked).toHaveLength(1)

  now = 10 * MINUTE
  await correct(db, text)
  expect(asked).toHaveLength(2)
})

it('looks at each text by itself', async () => {
  const { db, asked } = countingDb()
  const correct = wordCorrector(() => 0)

  await correct(db, 'stewrd')
  await correct(db, 'steward')
  expect(asked).toEqual([['stewrd'], ['steward']])
})
