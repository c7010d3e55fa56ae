import { describe, expect, it } from 'vitest'
import type { CertificateType } from './requirements'
import { type CheckedDocument, DEFAULT_CHECK_RULES, dueChecks, stopsBookingOn } from './due-checks'

const licence = (over: Partial<CheckedDocument> = {}): CheckedDocument => ({
  subject: 'licence',
  coverPounds: null,
  id: 'card',
  sector: 'Door Supervision',
  expiresOn: '2029-12-31',
  state: 'accepted',
  refusedBefore: false,
  ...over,
})
const record = (over: Partial<CheckedDocument> = {}): CheckedDocument => ({
  subject: 'right-to-work',
  coverPounds: null,
  id: null,
  sector: null,
  expiresOn: null,
  state: 'accepted',
  refusedBefore: false,
  ...over,
})
const certificate = (subject: CertificateType, over: Partial<CheckedDocument> = {}): CheckedDocument => ({
  ...record(over),
  subject,
  id: subject,
})
type Work = Parameters<typeof dueChecks>[2]
const work: Work = { siaSector: 'Door Supervision', requirements: [], lastDay: '2026-11-22' }

describe('the checks a company still has to make', () => {
  it.each<[what: string, documents: CheckedDocument[], expected: string[], other?: Work]>([
    [
      'a first-aid certificate the work asks for',
      [licence(), record(), certificate('first-aid-at-work', { state: 'not-checked' })],
      ['emergency-first-aid not-checked'],
      { ...work, requirements: ['emergency-first-aid'] },
    ],
    [
      'nothing of a certificate the work does not ask for, or that ends too early',
      [
        licence(),
        record(),
        certificate('cctv-training', { state: 'not-checked' }),
        certificate('act-awareness', { state: 'not-checked', expiresOn: '2026-11-21' }),
      ],
      [],
      { ...work, requirements: ['act-awareness'] },
    ],
    [
      'nothing of an insurance whose cover is too low',
      [licence(), record(), certificate('public-liability', { state: 'not-checked', coverPounds: 1_999_999 })],
      [],
      { ...work, requirements: ['public-liability-2m'] },
    ],
    ['nothing, when both were accepted', [licence(), record()], []],
    ['a licence nobody has looked at', [licence({ state: 'not-checked' }), record()], ['licence not-checked']],
    ['a licence that changed after its check', [licence({ state: 'changed' }), record()], ['licence changed']],
    ['a licence that was refused', [licence({ state: 'refused' }), record()], ['licence refused']],
    ['a right-to-work record that waits', [licence(), record({ state: 'pending' })], ['right-to-work pending']],
    [
      'the refused licence, also beside one nobody has looked at',
      [licence({ id: 'second', state: 'not-checked' }), licence({ state: 'refused' }), record()],
      ['licence refused'],
    ],
    [
      'nothing, when a licence of another sector that covers the work was accepted',
      [licence({ sector: 'Close Protection' }), record()],
      [],
      { siaSector: 'Security Guarding', requirements: [], lastDay: '2026-11-22' },
    ],
    [
      'only the right to work, for work without a licence',
      [record({ state: 'not-checked' })],
      ['right-to-work not-checked'],
      { siaSector: null, requirements: [], lastDay: '2026-11-22' },
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
    ['required', { state: 'not-checked' }, true],
    ['required', { state: 'pending' }, true],
    ['warn', { state: 'not-checked' }, false],
    ['warn', { state: 'changed' }, false],
    ['warn', { state: 'changed', refusedBefore: true }, true],
    ['warn', { state: 'refused' }, true],
  ] as const)('%s and %o stop booking on: %s', (rule, change, stops) => {
    const [due] = dueChecks([licence(change)], { ...DEFAULT_CHECK_RULES, licence: rule }, work)
    expect(due && stopsBookingOn(due)).toBe(stops)
  })
})
