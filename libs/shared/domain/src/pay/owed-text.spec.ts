import { describe, expect, it } from 'vitest'
import { owedText } from './owed-text'

describe('what is owed for cancelling is told', () => {
  it.each([
    ['the worker whom a company owes', 'company', 'seeker', 'Ada owes you £58.00 under the terms.'],
    ['the company that owes', 'company', 'company', 'You owe Ada £58.00 under the terms.'],
    ['the worker who owes', 'seeker', 'seeker', 'You owe Ada £58.00 under the terms.'],
    ['the company that a worker owes', 'seeker', 'company', 'Ada owes you £58.00 under the terms.'],
  ] as const)('%s', (_who, by, reader, sentence) => {
    expect(owedText({ by, owed: 5800 }, reader, 'Ada')).toBe(sentence)
  })

  it('to nobody when it costs nothing', () => {
    expect(owedText({ by: 'company', owed: 0 }, 'seeker', 'Ada')).toBeNull()
  })
})
