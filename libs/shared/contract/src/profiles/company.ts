import { parseAccountNumber, parseServiceUserNumber, parseSortCode } from '@s4/domain/bank'
import { parseVatNumber } from '@s4/domain/vat-number'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { typed, typedOrNone } from '../endpoint/typed'
import { Before, CalendarDate, Id, Nothing, Point, RatingSummary, line, text, words } from '../endpoint/shapes'
import { VettingStatus } from './vetting'

/** A registration for VAT, as its holder declared it. */
export const VatRegistration = z.object({
  vatNumber: z.string(),
  registeredOn: CalendarDate,
  /** The first day without it. */
  endedOn: CalendarDate.nullable(),
})
export type VatRegistration = z.infer<typeof VatRegistration>

export const Manager = z.object({
  managerName: line("Enter the manager's name."),
  managerEmail: z.email("Enter the manager's email address. It looks like name@example.co.uk.").max(254),
  managerPhone: line("Enter the manager's phone number.", 30),
})

export const CompanyProfile = z.object({
  companyName: line('Enter the company name.'),
  companyContact: line('Enter a contact number or name.'),
  companyEmail: z.email('Enter an email address, like name@example.co.uk.').max(254),
  address: words('Enter the company address.', 300),
  bio: text(2000).min(1, 'Say a few words about the company.'),
  manager: Manager,
  point: Point.nullable().optional(),
  /** Nine digits, GB and spaces allowed; an empty text says the registration has ended. */
  vatNumber: typedOrNone(parseVatNumber).optional(),
  /** The first day of the registration, or the first day without it; by default today. */
  vatFrom: CalendarDate.optional(),
  /** For payment files in Standard 18: the six digits of Bacs and the account paid from; empty texts remove them. */
  serviceUserNumber: typedOrNone(parseServiceUserNumber).optional(),
  bacsSortCode: typedOrNone(parseSortCode).optional(),
  bacsAccountNumber: typedOrNone(parseAccountNumber).optional(),
  /** A logo sent before by `POST /files`; null removes it. Form data has the picture itself in `companyLogo`. */
  logoFileId: Id.nullable().optional(),
})
export type CompanyProfile = z.output<typeof CompanyProfile>

export const CompanyVatEntry = z.object({ vatNumber: typed(parseVatNumber), vatFrom: CalendarDate })

export const CompanyBacsEntry = z.object({
  serviceUserNumber: typed(parseServiceUserNumber),
  bacsSortCode: typed(parseSortCode),
  bacsAccountNumber: typed(parseAccountNumber),
})
export type CompanyBacsEntry = z.output<typeof CompanyBacsEntry>

export const Company = z.object({
  _id: Id,
  firebaseUID: z.string(),
  companyName: z.string(),
  companyContact: z.string(),
  companyEmail: z.string(),
  address: z.string(),
  bio: z.string(),
  manager: z.object({ managerName: z.string(), managerEmail: z.string(), managerPhone: z.string() }).nullable(),
  companyLogo: z.string().nullable(),
  point: Point.nullable(),
  /** What S4's staff decided about it. */
  vetting: VettingStatus,
  /** Declared by the company, newest first; nobody but the company sees them here. */
  vatRegistrations: z.array(VatRegistration),
  serviceUserNumber: z.string(),
  bacsSortCode: z.string(),
  bacsAccountNumber: z.string(),
})
export type Company = z.infer<typeof Company>

/** A company as a seeker sees it before working there. */
export const PublicCompany = z.object({
  _id: Id,
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  /** Whether S4's staff have verified it. */
  verified: z.boolean(),
  bio: z.string(),
  address: z.string(),
  point: Point.nullable(),
  /** How workers rated it. */
  rating: RatingSummary,
  openJobs: z.number().int(),
  /** How many shifts were completed for it. */
  shiftsWorked: z.number().int(),
})

export const company = endpoints({
  'company.showPublic': {
    summary: 'What anybody may see of a company.',
    requires: 'public',
    input: z.object({ id: Id }),
    output: PublicCompany,
  },
  'company.show': {
    summary: 'My company; `null` until its profile is made.',
    requires: 'company.read',
    input: Nothing,
    output: Company.nullable(),
  },
  'company.create': {
    summary: 'Make the company profile, as JSON or form data.',
    requires: 'company.set-up',
    formData: 'companyLogo',
    alsoAtTop: ['_id'],
    input: CompanyProfile.partial().extend({ companyName: CompanyProfile.shape.companyName }),
    output: Company,
  },
  'company.update': {
    summary: 'Change the company profile, whole or in part, as JSON or form data.',
    requires: 'company.edit',
    formData: 'companyLogo',
    input: CompanyProfile.partial().extend({ before: Before }),
    output: Company,
  },
})
