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
        'The company can cancel free of charge up to 24 h before the start.',
        'Less than 24 h before the start, it pays you 50% of the shift’s pay (£58.00).',
        'Less than 4 h before the start, it pays you 100% of the shift’s pay (£116.00).',
      ],
    ],
    [
      'a worker',
      'seeker',
      'seeker',
      [
        'You can cancel free of charge up to 12 h before the start.',
        'Less than 12 h before the start, you owe the company 25% of the shift’s pay (£29.00).',
      ],
    ],
    [
      'a company',
      'company',
      'company',
      [
        'You can cancel free of charge up to 24 h before the start.',
        'Less than 24 h before the start, you pay the worker 50% of the shift’s pay (£58.00).',
        'Less than 4 h before the start, you pay the worker 100% of the shift’s pay (£116.00).',
      ],
    ],
    [
      'a company',
      'company',
      'seeker',
      [
        'The worker can cancel free of charge up to 12 h before the start.',
        'Less than 12 h before the start, the worker owes you 25% of the shift’s pay (£29.00).',
      ],
    ],
  ] as const)('address %s (%s) about the side of the %s', (_who, reader, side, sentences) => {
    expect(termsFor(reader, side, terms, 11_600)).toEqual(sentences)
  })

  it.each([
    ['seeker', 'company', 'The company can cancel free of charge.'],
    ['seeker', 'seeker', 'You can cancel free of charge.'],
    ['company', 'company', 'You can cancel free of charge.'],
    ['company', 'seeker', 'The worker can cancel free of charge.'],
  ] as const)('without bands tell the %s that the %s owes nothing', (reader, side, sentence) => {
    expect(termsFor(reader, side, { company: [], seeker: [] })).toEqual([sentence])
  })
})
