import { describe, expect, it } from 'vitest'
import { asSentence } from './sentence'

describe('what somebody wrote, with more to follow', () => {
  it.each([
    ['The gate closed early', 'The gate closed early.'],
    ['The gate closed early.', 'The gate closed early.'],
    ['Why so late?', 'Why so late?'],
    ['Never again!', 'Never again!'],
    ['He said “go home.”', 'He said “go home.”'],
    ['', ''],
    ['See the notes (page 2)', 'See the notes (page 2).'],
  ])('“%s” reads “%s”', (written, read) => {
    expect(asSentence(written)).toBe(read)
  })
})
