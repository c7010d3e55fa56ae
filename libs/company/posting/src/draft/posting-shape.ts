import { JobDraft } from '@s4/contract'
import { parsePounds } from '@s4/domain/money'
import { z } from 'zod'
import { PayTermsForm } from './pay-terms-shape'

const shape = JobDraft.shape

const pounds = z.string().transform((text, context) => {
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

const madeUpPin = () => String((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 10_000).padStart(4, '0')

const bands = z
  .array(
    z.object({
      noticeHours: wholeNumber('Give whole hours of notice.').pipe(
        z.number().min(1, 'Give 1 to 336 hours.').max(336, 'Give 1 to 336 hours.'),
      ),
      percent: wholeNumber('Give a whole percentage.').pipe(z.number().max(100, 'Give 0 to 100 per cent.')),
    }),
  )
  .max(5, 'Enter five rules or fewer.')

/** Converts the typed form to the contract's input: pounds to pence, texts to numbers. */
export const PostingForm = JobDraft.extend({
  pin: z
    .string()
    .transform((typed) => typed || madeUpPin())
    .pipe(shape.pin),
  payPerHour: pounds.pipe(shape.payPerHour),
  positions: wholeNumber('Enter how many people you need.').pipe(shape.positions),
  alertDuration: z.coerce.number<string>().pipe(shape.alertDuration),
  siaSector: z
    .string()
    .transform((text) => text || null)
    .pipe(JobDraft.shape.siaSector.unwrap()),
  terms: z.object({ company: bands, seeker: bands, pay: PayTermsForm, substitution: z.boolean().optional() }),
})
export type PostingInput = z.input<typeof PostingForm>
export type Posting = z.output<typeof PostingForm>
