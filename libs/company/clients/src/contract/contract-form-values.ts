import type { ClientContract } from '@s4/contract'
import { penceForInput } from '@s4/domain/money'
import type { ContractInput } from './contract-fields'

const amount = (pence: number | null) => (pence === null ? '' : penceForInput(pence))

export const emptyRate = (from: string): ContractInput['rates'][number] => ({
  role: 'door-supervisor',
  from,
  pencePerHour: '',
  nightFrom: '22:00',
  nightTo: '06:00',
  night: '',
  saturday: '',
  sunday: '',
  bankHoliday: '',
})

export const emptyPost: ContractInput['posts'][number] = {
  name: '',
  siteId: '',
  role: 'door-supervisor',
  positions: '1',
  days: [],
  times: { start: '', end: '' },
}

export const emptyContract = (today: string): ContractInput => ({
  title: '',
  startsOn: today,
  endsOn: '',
  noticeDays: '28',
  rates: [emptyRate(today)],
  posts: [],
})

export const toTypedContract = (contract: ClientContract): ContractInput => ({
  title: contract.title,
  startsOn: contract.startsOn,
  endsOn: contract.endsOn ?? '',
  noticeDays: String(contract.noticeDays),
  rates: contract.rates.map(({ role, from, pencePerHour, night, saturday, sunday, bankHoliday }) => ({
    ...emptyRate(from),
    role,
    pencePerHour: penceForInput(pencePerHour),
    ...(night && { nightFrom: night.from, nightTo: night.to, night: penceForInput(night.pencePerHour) }),
    saturday: amount(saturday),
    sunday: amount(sunday),
    bankHoliday: amount(bankHoliday),
  })),
  posts: contract.posts.map(({ name, siteId, role, positions, days, times }) => ({
    name,
    siteId: siteId ?? '',
    role,
    positions: String(positions),
    days,
    times: times ?? { start: '', end: '' },
  })),
})
