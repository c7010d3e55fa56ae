import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Id, Instant, Pence, line, words } from '../endpoint/shapes'
import { Invoice } from './invoices'
import { nameAnswers } from '../endpoint/values'

/** The most invoices paid at once. */
export const MAX_INVOICES = 300

const paidOn = CalendarDate
const reference = line('Enter the reference the worker sees on their statement.', 60)
const amount = z
  .number('Enter an amount in pounds, like 14.50.')
  .int('Enter whole pence.')
  .min(1, 'Enter an amount above zero.')

/** One payment of one invoice. */
export const PaymentDraft = z.object({ paidOn, reference, amount })
/** Several invoices paid at once; each worker gets one reference, by default that of the payment file. */
export const PaymentsDraft = z.object({
  paidOn,
  reference: reference.optional(),
  invoices: z
    .array(z.object({ id: Id, amount }))
    .min(1, 'Choose an invoice to pay.')
    .max(MAX_INVOICES, `Choose ${MAX_INVOICES} invoices or fewer.`)
    .refine((chosen) => new Set(chosen.map(({ id }) => id)).size === chosen.length, 'Choose each invoice once.'),
})

/** Ids in an address, separated by commas. */
export const InvoiceIds = z
  .string()
  .max(MAX_INVOICES * 37)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(Id).min(1, 'Choose an invoice to pay.').max(MAX_INVOICES, `Choose ${MAX_INVOICES} invoices or fewer.`))

/** `changed`: the bank details are new, and can be used from `payableFrom`. `missing`: the worker has given none. */
export const payeeStates = ['ready', 'changed', 'missing'] as const

/** What one worker gets in one payment. */
export const PayeeTotal = z.object({
  seekerId: Id,
  seekerName: z.string(),
  pence: Pence,
  reference: z.string(),
  invoices: z.array(z.object({ id: Id, number: z.string(), toPay: Pence })),
  payee: z.enum(payeeStates),
  payableFrom: Instant.nullable(),
  /** Bank details are shown, and put in a file, only for a company that S4 has verified. */
  detailsOpen: z.boolean(),
})
export type PayeeTotal = z.infer<typeof PayeeTotal>

export type NameAnswer = (typeof nameAnswers)[number]

/** What a company's bank answered about the name on an account. */
export const NameCheck = z.object({ answer: z.enum(nameAnswers), at: Instant })

/** Where a worker is paid; the account is null unless the state is `ready`. */
export const Payee = z.object({
  state: z.enum(payeeStates),
  payableFrom: Instant.nullable(),
  account: z
    .object({
      name: z.string(),
      sortCode: z.string(),
      accountNumber: z.string(),
      rollNumber: z.string(),
      /** Null when nobody of the company recorded one for these bank details. */
      nameCheck: NameCheck.nullable(),
    })
    .nullable(),
})
export type Payee = z.infer<typeof Payee>

export const payments = endpoints({
  'payments.plan': {
    summary:
      'Who would be paid for these unpaid invoices (ids separated by commas), and who is left out of the payment ' +
      'file and why. Shows no bank details; a worker without any is asked for them.',
    requires: 'payments.record',
    input: z.object({ invoices: InvoiceIds }),
    output: z.array(PayeeTotal),
  },
  'payments.payee': {
    summary:
      'Where the worker of one unpaid invoice is paid. Each look is recorded and the worker is told; a worker ' +
      'without bank details is asked for them.',
    requires: 'payments.record',
    needs: ['recent'],
    input: ById,
    output: Payee,
  },
  'payments.checkPayee': {
    summary: "Record what the company's bank answered about the name on the worker's account.",
    requires: 'payments.record',
    input: z.object({ id: Id, answer: z.enum(nameAnswers) }),
    output: NameCheck,
  },
  'payments.record': {
    summary: 'The company records that it has paid invoices, whole or in part: all of them or none.',
    requires: 'payments.record',
    input: PaymentsDraft,
    output: z.array(Invoice),
  },
  'payments.recordRefund': {
    summary: 'The company records what a worker gave back of a paid invoice that was credited.',
    requires: 'payments.record',
    input: PaymentDraft.extend({ id: Id }),
    output: Invoice,
  },
  'payments.confirm': {
    summary: 'The worker confirms that a payment arrived, or that they gave a refund.',
    requires: 'payments.confirm',
    input: ById,
    output: Invoice,
  },
  'payments.reverse': {
    summary: 'Either side says that a recorded payment or refund is wrong, as long as it is not confirmed.',
    requires: 'payments.dispute',
    input: z.object({ id: Id, reason: words('Say what is wrong: the other side will read it.', 300) }),
    output: Invoice,
  },
})
