import { parseNationalInsurance } from '@s4/domain/national-insurance'
import { oneLine } from '@s4/domain/one-line'
import { parsePostcode } from '@s4/domain/postcode'
import { skillCodes } from '@s4/domain/requirements'
import { parseUtr } from '@s4/domain/utr'
import { parseVatNumber } from '@s4/domain/vat-number'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Before, CalendarDate, dateOr, Id, Nothing, line, text } from '../endpoint/shapes'
import { DateOrEmpty, typed, typedOrNone } from '../endpoint/typed'
import { Phone } from '../identity/account'
import { VatRegistration } from './company'
import { WorkerProfile } from './workers'
import { Education, Experience, endsBeforeStart, endsAfterStart, period } from './history'

/** A sealed number, which its owner may see after a recent sign-in. */
export const SealedNumber = z.enum([
  'utr',
  'nino',
  'sort-code',
  'account-number',
  'share-code',
  'licence',
  'certificate',
])
export type SealedNumber = z.infer<typeof SealedNumber>

export const AddressFields = z.object({
  line1: line('Enter the first line of the address.'),
  line2: text(120).default(''),
  town: line('Enter the town or city.', 80),
  postcode: typed(parsePostcode),
  ...period,
  from: dateOr('Enter the day you moved in, like 21 November 2026.'),
})

/** One address with the days lived there; without a last day it is the current one. */
export const Address = AddressFields.refine(endsAfterStart, endsBeforeStart)
export type Address = z.output<typeof Address>

const oneCurrent = (addresses: readonly { to: string | null }[]) =>
  addresses.filter(({ to }) => to === null).length <= 1

export const Skills = z.array(z.enum(skillCodes)).transform((codes) => [...new Set(codes)].toSorted())

/** What a seeker may change in one request; a list that is given replaces the stored list. */
export const JobSeekerPatch = z.object({
  /** In Latin letters, as on the licence. */
  fullname: line('Enter your full name.').optional(),
  /** The same name in its own script; it stands beside the other on invoices where the fonts have it. */
  nameInOwnScript: text(120).overwrite(oneLine).optional(),
  shortBio: text(600).optional(),
  phone: Phone.optional(),
  dateOfBirth: DateOrEmpty.optional(),
  address: z
    .array(Address)
    .max(30, 'Enter 30 addresses or fewer.')
    .refine(oneCurrent, 'Only one address can be the current one: give the others the day you left.')
    .optional(),
  /** Ten digits, spaces and a K allowed; an empty text removes it. */
  utrNumber: typedOrNone(parseUtr).optional(),
  /** Nine digits, GB and spaces allowed; an empty text says the registration has ended. */
  vatNumber: typedOrNone(parseVatNumber).optional(),
  /** The first day of the registration, or the first day without it; by default today. */
  vatFrom: CalendarDate.optional(),
  /** Two letters, six digits, a letter; an empty text removes it. */
  ninoNumber: typedOrNone(parseNationalInsurance).optional(),
  hasCar: z.boolean().optional(),
  /** Languages and clothing, declared without a document. */
  skills: Skills.optional(),
  /** How far the seeker travels to work, in kilometres. */
  maxDistanceKm: z.coerce
    .number({ error: 'Enter how far you travel.' })
    .int('Enter a whole number.')
    .min(1, 'Enter 1 or more.')
    .max(500, 'Enter 500 or fewer.')
    .optional(),
  /** Whether companies may find this profile; off until the seeker chooses it. */
  findable: z.boolean().optional(),
  /** A picture sent before to `POST /files`; null removes the stored one. */
  pictureFileId: Id.nullable().optional(),
})
export type JobSeekerPatch = z.output<typeof JobSeekerPatch>

/** The part of the profile that /edit-personal-details fills in. */
export const PersonalDetails = JobSeekerPatch.pick({
  fullname: true,
  nameInOwnScript: true,
  shortBio: true,
  phone: true,
  dateOfBirth: true,
  address: true,
})
  .required({ fullname: true, shortBio: true, phone: true, address: true })
  .extend({
    shortBio: text(600).min(1, 'Say a few words about yourself: what you do and what you are good at.'),
    dateOfBirth: dateOr('Enter your date of birth, like 5 April 1992.'),
  })

export const UtrEntry = z.object({ utrNumber: typed(parseUtr) })
export const VatEntry = z.object({ vatNumber: typed(parseVatNumber), vatFrom: CalendarDate })
export const NinoEntry = z.object({ ninoNumber: typed(parseNationalInsurance) })
export const JobSeeker = z.object({
  _id: Id,
  firebaseUID: z.string(),
  fullname: z.string(),
  nameInOwnScript: z.string(),
  shortBio: z.string(),
  phone: z.string(),
  dateOfBirth: CalendarDate.nullable(),
  picture: z.string().nullable(),
  address: z.array(AddressFields),
  experiences: z.array(Experience),
  educationRecords: z.array(Education),
  /** Masked: `******7890`. */
  utrNumber: z.string().nullable(),
  /** In full, because every invoice shows it. */
  vatNumber: z.string().nullable(),
  vatRegistrations: z.array(VatRegistration),
  /** Masked: only the last letter is shown. */
  ninoNumber: z.string().nullable(),
  hasCar: z.boolean(),
  skills: z.array(z.enum(skillCodes)),
  maxDistanceKm: z.number().int(),
  findable: z.boolean(),
})
export type JobSeeker = z.output<typeof JobSeeker>

export const seeker = endpoints({
  'seeker.reveal': {
    summary: 'Show one of my sealed numbers in full; each look is logged.',
    requires: 'own-numbers.edit',
    needs: ['recent'],
    input: z.object({ number: SealedNumber, id: Id.optional() }),
    output: z.object({ value: z.string() }),
  },
  'seeker.show': {
    summary: 'My profile as a job seeker.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: JobSeeker,
  },
  'seeker.seen': {
    summary: 'My profile as a company that does not know me reads it.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: WorkerProfile,
  },
  'seeker.create': {
    summary: 'Fill in my profile for the first time; the same as changing it.',
    requires: 'own-profile.edit',
    input: JobSeekerPatch,
    output: JobSeeker,
  },
  'seeker.update': {
    summary: 'Change parts of my profile.',
    requires: 'own-profile.edit',
    input: JobSeekerPatch.extend({ before: Before }),
    output: JobSeeker,
  },
})
