import { describe, expect, it } from 'vitest'
import { type CheckedDocument, DEFAULT_CHECK_RULES, dueChecks, stopsBookingOn } from './due-checks'

const licence = (over: Partial<CheckedDocument> = {}): CheckedDocument => ({
  kind: 'licence',
  id: 'card',
  sector: 'Door Supervision',
  expiresOn: '2029-12-31',
  state: 'accepted',
  ...over,
})
const record = (over: Partial<CheckedDocument> = {}): CheckedDocument => ({
  kind: 'right-to-work',
  id: null,
  sector: null,
  expiresOn: null,
  state: 'accepted',
  ...over,
})
type Work = Parameters<typeof dueChecks>[2]
const work: Work = { siaSector: 'Door Supervision', lastDay: '2026-11-22' }

describe('the checks a company still has to make', () => {
  it.each<[what: string, documents: CheckedDocument[], expected: string[], other?: Work]>([
    ['nothing, when both were accepted', [licence(), record()], []],
    ['a licence nobody has looked at', [licence({ state: 'not-checked' }), record()], ['licence not-checked']],
    ['a licence that changed after its check', [licence({ state: 'changed' }), record()], ['licence changed']],
    ['a licence that was refused', [licence({ state: 'refused' }), record()], ['licence refused']],
    ['a right-to-work record that waits', [licence(), record({ state: 'pending' })], ['right-to-work pending']],
    [
      'the licence that can still pass, where another was refused',
      [licence({ state: 'refused' }), licence({ id: 'second', state: 'not-checked' }), record()],
      ['licence not-checked'],
    ],
    [
      'nothing, when a licence of another sector that covers the work was accepted',
      [licence({ sector: 'Close Protection' }), record()],
      [],
      { siaSector: 'Security Guarding', lastDay: '2026-11-22' },
    ],
    [
      'only the right to work, for work without a licence',
      [record({ state: 'not-checked' })],
      ['right-to-work not-checked'],
      { siaSector: null, lastDay: '2026-11-22' },
    ],
    [
      'nothing of a licence that ends before the work does',
      [licence({ state: 'not-checked', expiresOn: '2026-11-21' }), record()],
      [],
    ],
    [
      'nothing of a right-to-work record that ends before the work does',
      [licence(), record({ state: 'not-checked', expiresOn: '2026-11-21' })],
      [],
    ],
  ])('are %s', (_, documents, expected, other = work) => {
    const due = dueChecks(documents, DEFAULT_CHECK_RULES, other)
    expect(due.map(({ subject, state }) => `${subject} ${state}`)).toEqual(expected)
  })

  it.each([
    ['required', 'not-checked', true],
    ['required', 'pending', true],
    ['warn', 'not-checked', false],
    ['warn', 'changed', false],
    ['warn', 'refused', true],
  ] as const)('%s and %s stop booking on: %s', (rule, state, stops) => {
    expect(stopsBookingOn({ subject: 'licence', documentId: 'card', rule, state })).toBe(stops)
  })
})
