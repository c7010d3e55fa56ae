import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { passwordsDiffer, NewPassword, samePassword } from './passwords'

const sentenceFor = (password: string) => NewPassword.safeParse(password).error?.issues[0]?.message ?? 'taken'

describe('a new password', () => {
  it.each([
    ['of 8 characters', 'abcdefgh', 'taken'],
    ['of 8 spaces', ' '.repeat(8), 'taken'],
    ['in another script', 'пароль-мой', 'taken'],
    ['of 4,096 bytes', 'x'.repeat(4096), 'taken'],
    ['of 7 characters', 'abcdefg', 'Choose a password of at least 8 characters.'],
    [
      'of 4,097 bytes',
      'x'.repeat(4097),
      'Choose a shorter password: 4,096 plain letters at most, and fewer with accents, other scripts or emoji.',
    ],
    [
      'of fewer characters that are over 4,096 bytes',
      'ж'.repeat(2049),
      'Choose a shorter password: 4,096 plain letters at most, and fewer with accents, other scripts or emoji.',
    ],
  ])('%s is judged', (_what, password, judgement) => {
    expect(sentenceFor(password)).toBe(judgement)
  })
})

describe('the second one', () => {
  const Form = z
    .object({ current: z.string().min(1), password: NewPassword, confirm: z.string() })
    .refine(samePassword, passwordsDiffer)
  const errorMessages = (input: z.input<typeof Form>) =>
    Form.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('is compared even when other fields are wrong', () => {
    expect(errorMessages({ current: '', password: 'abcdefgh', confirm: 'abcdefgx' })).toEqual(['current', 'confirm'])
  })

  it('is accepted when it is the same', () => {
    expect(errorMessages({ current: 'old', password: 'abcdefgh', confirm: 'abcdefgh' })).toEqual([])
  })
})
