import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, line, text, words } from '../endpoint/shapes'
import { Declaration, VettingStatus, declarationMethods } from './vetting'

/** A company as the staff see it in their list. */
export const StaffCompany = z.object({
  id: Id,
  companyName: z.string(),
  status: VettingStatus,
  /** Since when something it declared waits for a decision; null when nothing does. */
  waitingSince: Instant.nullable(),
})
export type StaffCompany = z.infer<typeof StaffCompany>

export const StaffCompanyDetails = StaffCompany.extend({
  address: z.string(),
  companyEmail: z.string(),
  companyContact: z.string(),
  createdAt: Instant,
  /** Declared by the company on its profile; null while it is not registered for VAT. */
  vatNumber: z.string().nullable(),
  declarations: z.array(Declaration),
  /** Newest first. */
  decisions: z.array(
    z.object({ decision: VettingStatus, reason: z.string(), decidedAt: Instant, by: z.string().nullable() }),
  ),
})
export type StaffCompanyDetails = z.infer<typeof StaffCompanyDetails>

export const staffCompanies = endpoints({
  'staffCompanies.list': {
    summary: 'Companies waiting for a decision, the longest waiting first; with a name, every company of that name.',
    requires: 'staff.companies',
    input: z.object({ name: line('Enter a name.').optional() }),
    output: z.array(StaffCompany),
  },
  'staffCompanies.show': {
    summary: 'One company with what it declared and each decision; that it was opened is recorded.',
    requires: 'staff.companies',
    input: ById,
    output: StaffCompanyDetails,
  },
  'staffCompanies.decideDeclaration': {
    summary: 'Say what was found about one thing a company declared. A refusal is told to it with the reason.',
    requires: 'staff.companies',
    input: ById.extend({
      declarationId: Id,
      status: z.enum(['lookedAt', 'verified', 'refused'], 'Say what you found.'),
      method: z.enum(declarationMethods, 'Say how you looked.'),
      reason: text(1000).default(''),
    }),
    output: StaffCompanyDetails,
  },
  'staffCompanies.decide': {
    summary: 'Verify, refuse or strike off a company, or set it back. It is told with the reason.',
    requires: 'staff.companies',
    input: ById.extend({
      decision: z.enum(['verified', 'refused', 'struckOff', 'notVerified'], 'Say what you decide.'),
      reason: words('Say why. The company reads it.', 1000),
      /** What the company was when the screen showed it. */
      before: VettingStatus.optional(),
    }),
    output: StaffCompanyDetails,
  },
})
