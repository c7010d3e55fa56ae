import { TaxStatusList } from './tax-status-list'

const records = [
  {
    status: 'selfEmployed' as const,
    reasons: 'They choose their shifts, may send a substitute and use their own equipment.',
    cestReference: 'CEST-4821',
    decidedBy: 'amira@harbour.example',
    decidedAt: '2026-11-20T09:00:00.000Z',
  },
  {
    status: 'undetermined' as const,
    reasons: 'The contract is being looked at.',
    cestReference: '',
    decidedBy: 'amira@harbour.example',
    decidedAt: '2026-11-18T09:00:00.000Z',
  },
]

export const ToTheCompany = () => <TaxStatusList reader="company" records={records} />
export const ToTheWorker = () => (
  <TaxStatusList reader="seeker" records={records.map((record) => ({ ...record, decidedBy: null }))} />
)
export const NothingRecorded = () => <TaxStatusList reader="seeker" records={[]} />
