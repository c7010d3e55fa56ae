import { declarationKinds, vettingStatuses } from '@s4/domain/vetting'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Before, CalendarDate, Id, Instant, Nothing, line } from '../endpoint/shapes'
import { DateOrNone } from '../endpoint/typed'

export const VettingStatus = z.enum(vettingStatuses)

export const declarationMethods = ['register', 'document', 'issuer'] as const

/** Something a company declares about itself, and what S4's staff found. */
export const Declaration = z.object({
  id: Id,
  kind: z.enum(declarationKinds),
  /** Company number, ACS reference or policy number. */
  number: z.string(),
  /** Empty for anything but insurance. */
  insurer: z.string(),
  validUntil: CalendarDate.nullable(),
  declaredAt: Instant,
  status: z.enum(['declared', 'lookedAt', 'verified', 'refused']),
  method: z.enum(declarationMethods).nullable(),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  decidedAt: Instant.nullable(),
})
export type Declaration = z.infer<typeof Declaration>

export const Vetting = z.object({
  status: VettingStatus,
  /** Of the latest decision; empty before the first. */
  reason: z.string(),
  decidedAt: Instant.nullable(),
  /** What the company declared last of each kind. */
  declarations: z.array(Declaration),
})
export type Vetting = z.infer<typeof Vetting>

export const vetting = endpoints({
  'vetting.show': {
    summary: 'What my company declared about itself, and whether S4 has verified it.',
    requires: 'company.edit',
    input: Nothing,
    output: Vetting,
  },
  'vetting.declare': {
    summary: 'Declare a number or an insurance; the same again changes nothing, another one is looked at afresh.',
    requires: 'company.edit',
    input: z.object({
      kind: z.enum(declarationKinds),
      number: line('Enter the number or reference.', 60),
      /** Asked for insurance only. */
      insurer: z.string().trim().max(120, 'Use 120 characters or fewer.').default(''),
      /** Empty for anything but insurance. */
      validUntil: DateOrNone,
      before: Before,
    }),
    output: Vetting,
  },
})
