import type { FileEntry, Reference, ScreeningFile } from '@s4/contract'

export const aReference = (change: Partial<Reference> = {}): Reference => ({
  id: '019a0000-0000-7000-8000-0000000000f1',
  state: 'asked',
  name: "Niamh O'Neill",
  firm: 'Northgate Security',
  relation: 'Manager',
  email: 'niamh@northgate.example',
  phone: null,
  personalAddress: false,
  mailFailed: false,
  askedAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2026-12-07T09:00:00.000Z',
  remindersSent: 0,
  answer: null,
  outdated: false,
  ...change,
})

export const anEntry = (change: Partial<FileEntry> = {}): FileEntry => ({
  kind: 'employment',
  id: '019a0000-0000-7000-8000-0000000000e0',
  activityKind: null,
  title: 'Door supervisor',
  organisation: 'Northgate Security',
  from: '2022-06-01',
  to: null,
  verified: 'none',
  references: [],
  evidence: [],
  ...change,
})

/** A file with one job and a gap before it. */
export const aScreeningFile = (change: Partial<ScreeningFile> = {}): ScreeningFile => ({
  coverage: {
    from: '2021-11-21',
    months: 60,
    coveredMonths: 53,
    verifiedMonths: 42,
    percent: 70,
    gaps: [{ from: '2021-11-21', to: '2022-05-31', days: 192, missing: { from: '2021-11-21', to: '2022-05-31' } }],
  },
  entries: [anEntry()],
  explanations: [],
  addresses: [{ line1: '1 High Street', town: 'London', postcode: 'SW1A 1AA', from: '2019-01-01', to: null }],
  addressGaps: [],
  declaration: { version: '2026-11', declaredAt: '2026-11-16T09:00:00.000Z', judgments: '', convictions: '' },
  decisions: [],
  ...change,
})
