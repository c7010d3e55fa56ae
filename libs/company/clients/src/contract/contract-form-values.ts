import { CalendarDate, ChargeRate, ContractFields, RequiredPost, weekdays, type ClientContract } from '@s4/contract'
import { parsePounds, penceForInput } from '@s4/domain/money'
import { z } from 'zod'

const pounds = z.string().transform((text, context) => {
  const pence = parsePounds(text)
  if (pence.ok) return pence.value
  context.addIssue(`${pence.message}.`)
  return z.NEVER
})
const poundsOrNone = z.string().transform((text, context) => {
  if (text.trim() === '') return null
  const pence = parsePounds(text)
  if (pence.ok) return pence.value
  context.addIssue(`${pence.message}.`)
  return z.NEVER
})
const wholeNumber = (sentence: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)

const TypedRate = z
  .object({
    role: z.string(),
    from: z.string(),
    pencePerHour: pounds,
    nightFrom: z.string(),
    nightTo: z.string(),
    night: poundsOrNone,
    saturday: poundsOrNone,
    sunday: poundsOrNone,
    bankHoliday: poundsOrNone,
  })
  .transform(({ nightFrom, nightTo, night, ...rate }) => ({
    ...rate,
    night: night === null ? null : { from: nightFrom, to: nightTo, pencePerHour: night },
  }))
  .pipe(ChargeRate)

const { days, times } = RequiredPost.shape
const TypedPost = RequiredPost.extend({ days: days.unwrap(), times: times.unwrap() })

/** Converts the typed contract to the contract's input: pounds to pence, texts to numbers. */
export const ContractForm = ContractFields.extend({
  endsOn: z.union([z.literal('').transform(() => null), CalendarDate]),
  noticeDays: wholeNumber('Enter whole days of notice.').pipe(ContractFields.shape.noticeDays),
  rates: z.array(TypedRate).max(60, 'Enter 60 rates or fewer.'),
  posts: z
    .array(
      z
        .object({
          name: z.string(),
          siteId: z.string().transform((id) => id || null),
          role: z.string(),
          positions: wholeNumber('Enter how many people.'),
          days: z.array(z.enum(weekdays)),
          times: z
            .object({ start: z.string(), end: z.string() })
            .transform((times) => (times.start === '' && times.end === '' ? null : times)),
        })
        .pipe(TypedPost),
    )
    .max(60, 'Enter 60 posts or fewer.'),
})
export type ContractInput = z.input<typeof ContractForm>

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
