import { describe, expect, it } from 'vitest'
import { termsFor } from './terms-text'

const terms = {
  company: [
    { noticeHours: 24, percent: 50 },
    { noticeHours: 4, percent: 100 },
  ],
  seeker: [{ noticeHours: 12, percent: 25 }],
}

describe('the terms for cancelling', () => {
  it.each([
    [
      'a worker',
      'seeker',
      'company',
      [
        'If the company cancels with 24 h of notice or more, nothing is owed.',
        'With less than 24 h of notice, it pays you 50 % of the shift’s pay (£58.00).',
        'With less than 4 h of notice, it pays you 100 % of the shift’s pay (£116.00).',
      ],
    ],
    [
      'a worker',
      'seeker',
      'seeker',
      [
        'If you cancel with 12 h of notice or more, nothing is owed.',
        'With less than 12 h of notice, you owe the company 25 % of the shift’s pay (£29.00).',
      ],
    ],
    [
      'a company',
      'company',
      'company',
      [
        'If you cancel with 24 h of notice or more, nothing is owed.',
        'With less than 24 h of notice, you pay the worker 50 % of the shift’s pay (£58.00).',
        'With less than 4 h of notice, you pay the worker 100 % of the shift’s pay (£116.00).',
      ],
    ],
    [
      'a company',
      'company',
      'seeker',
      [
        'If the worker cancels with 12 h of notice or more, nothing is owed.',
        'With less than 12 h of notice, the worker owes you 25 % of the shift’s pay (£29.00).',
      ],
    ],
  ] as const)('address %s (%s) about the side of the %s', (_who, reader, side, sentences) => {
    expect(termsFor(reader, side, terms, 11_600)).toEqual(sentences)
  })

  it.each([
    ['seeker', 'company', 'If the company cancels, nothing is owed.'],
    ['seeker', 'seeker', 'If you cancel, nothing is owed.'],
    ['company', 'company', 'If you cancel, nothing is owed.'],
    ['company', 'seeker', 'If the worker cancels, nothing is owed.'],
  ] as const)('without bands tell the %s that the %s owes nothing', (reader, side, sentence) => {
    expect(termsFor(reader, side, { company: [], seeker: [] })).toEqual([sentence])
  })
})
