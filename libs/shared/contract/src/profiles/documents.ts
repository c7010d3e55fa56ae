import { parseDrivingLicence } from '@s4/domain/driving-licence'
import { parseShareCode } from '@s4/domain/share-code'
import { certificateTypes } from '@s4/domain/requirements'
import { siaSectors } from '@s4/domain/sia'
import { parseSiaLicence } from '@s4/domain/sia-licence'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Before, ById, CalendarDate, Done, Id, Instant, Nothing, line, text } from '../endpoint/shapes'
import { CheckOfMine, RightToWorkKind } from './checks'
import { DateOrNone } from '../endpoint/typed'

/** `current`, `expiring` within 60 days, or `expired`. */
export const Expiry = z.enum(['current', 'expiring', 'expired'])
export type Expiry = z.infer<typeof Expiry>

const held = {
  file: z.string().nullable(),
  fileName: z.string().nullable(),
  expiry: Expiry,
  checks: z.array(CheckOfMine),
}

const fileId = Id.nullable().default(null)
export const CertificateFields = z.object({
  /** One that jobs ask for; empty for any other. */
  type: z
    .union([z.literal(''), z.enum(certificateTypes)])
    .nullable()
    .default(null)
    .transform((type) => type || null),
  /** In whole pounds; of an insurance only. */
  coverPounds: z
    .union([z.literal('').transform(() => null), z.coerce.number('Enter the cover in pounds, like 5000000.')])
    .nullable()
    .default(null)
    .pipe(z.number().int('Enter whole pounds.').min(1, 'Enter the cover.').max(100_000_000, 'Enter less.').nullable()),
  name: line('Enter what the certificate is for.'),
  issuer: text(120).default(''),
  /** When a change leaves it empty, the stored number stays. */
  number: z.string().trim().max(40, 'Use 40 characters or fewer.').default(''),
  issuedOn: DateOrNone,
  expiresOn: DateOrNone,
  fileId,
})

const issuedFirst = ({ issuedOn, expiresOn }: { issuedOn: string | null; expiresOn: string | null }) =>
  !issuedOn || !expiresOn || expiresOn >= issuedOn

const isInsurance = ({ type }: { type: string | null }) => type === 'public-liability'
type InsurancePart = Pick<z.output<typeof CertificateFields>, 'type' | 'coverPounds' | 'expiresOn'>
const insuranceHasCover = (draft: InsurancePart) => isInsurance(draft) === (draft.coverPounds !== null)
const coverMissing = { error: 'An insurance, and nothing else, has a cover in pounds.', path: ['coverPounds'] }
const insuranceHasEnd = (draft: InsurancePart) => !isInsurance(draft) || draft.expiresOn !== null
const endMissing = { error: 'Enter the last day of the insurance.', path: ['expiresOn'] }

const expiresBeforeIssue = { error: 'It cannot expire before it was issued.', path: ['expiresOn'] }
export const CertificateDraft = CertificateFields.refine(issuedFirst, expiresBeforeIssue)
  .refine(insuranceHasCover, coverMissing)
  .refine(insuranceHasEnd, endMissing)
export const Certificate = z.object({
  id: Id,
  type: z.enum(certificateTypes).nullable(),
  coverPounds: z.number().int().nullable(),
  name: z.string(),
  issuer: z.string(),
  /** Masked. */
  number: z.string().nullable(),
  issuedOn: CalendarDate.nullable(),
  expiresOn: CalendarDate.nullable(),
  ...held,
})
export type Certificate = z.infer<typeof Certificate>

export const LicenceKind = z.enum(['sia', 'driving'])
export const LicenceFields = z.object({
  kind: LicenceKind,
  sector: z
    .union([z.literal(''), z.enum(siaSectors)], { error: 'Choose the sector on your licence.' })
    .nullable()
    .default(null)
    .transform((sector) => sector || null),
  number: z.string().max(60, 'That is too long for a licence number.').default(''),
  expiresOn: CalendarDate,
  /** What a driving licence allows: B, C1, D1. */
  categories: text(60).default(''),
  fileId,
})
type LicenceInput = z.output<typeof LicenceFields>

const hasSector = ({ kind, sector }: LicenceInput) => kind === 'driving' || sector !== null
const sectorMissing = { error: 'Choose the sector on your licence.', path: ['sector'] }
const parsers = { sia: parseSiaLicence, driving: parseDrivingLicence }
/** The canonical number of a licence, or why it cannot be one. */
export const readLicenceNumber = ({ kind, number }: Pick<LicenceInput, 'kind' | 'number'>) => parsers[kind](number)
const checkNumber = (licence: LicenceInput, context: z.core.$RefinementCtx) => {
  const number = readLicenceNumber(licence)
  if (!number.ok) context.addIssue({ code: 'custom', path: ['number'], message: number.message, input: licence.number })
}

export const LicenceDraft = LicenceFields.refine(hasSector, sectorMissing).superRefine(checkNumber)
const checkNumberGiven = (licence: LicenceInput, context: z.core.$RefinementCtx) => {
  if (licence.number.trim() !== '') checkNumber(licence, context)
}

/** A licence as a form holds it: while one is changed, an empty number leaves the one held. */
export const LicenceEntry = LicenceFields.refine(hasSector, sectorMissing).superRefine(checkNumberGiven)
export const LicenceChange = LicenceFields.extend({ id: Id, before: Before })
  .refine(hasSector, sectorMissing)
  .superRefine(checkNumberGiven)

export const Licence = z.object({
  id: Id,
  kind: LicenceKind,
  sector: z.enum(siaSectors).nullable(),
  number: z.string(),
  expiresOn: CalendarDate.nullable(),
  categories: z.string(),
  ...held,
})
export type Licence = z.infer<typeof Licence>

export const RightToWorkFields = z.object({
  kind: RightToWorkKind,
  /** For a share code: 9 characters starting with W. Left empty, the one held stays. */
  shareCode: z.string().max(40, 'That is too long for a share code.').default(''),
  expiresOn: DateOrNone,
  /** Such as at most 20 hours a week in term time. */
  restrictions: text(200).default(''),
  fileId,
})

const checkShareCode = (
  { kind, shareCode }: z.output<typeof RightToWorkFields>,
  context: z.core.$RefinementCtx,
): void => {
  if (kind !== 'shareCode' || shareCode.trim() === '') return
  const code = parseShareCode(shareCode)
  if (!code.ok) context.addIssue({ code: 'custom', path: ['shareCode'], message: code.message, input: shareCode })
}
export const RightToWorkDraft = RightToWorkFields.superRefine(checkShareCode)

export const RightToWork = z.object({
  kind: RightToWorkKind,
  shareCode: z.string().nullable(),
  expiresOn: CalendarDate.nullable(),
  restrictions: z.string(),
  updatedAt: Instant,
  ...held,
})
export type RightToWork = z.infer<typeof RightToWork>

export const documents = endpoints({
  'certificate.list': {
    summary: 'My certificates, newest first; numbers are masked.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: z.array(Certificate),
  },
  'certificate.create': {
    summary: 'Add a certificate.',
    requires: 'own-profile.edit',
    input: CertificateDraft,
    output: Certificate,
  },
  'certificate.update': {
    summary: 'Change a certificate.',
    requires: 'own-profile.edit',
    input: CertificateFields.extend({ id: Id, before: Before })
      .refine(issuedFirst, expiresBeforeIssue)
      .refine(insuranceHasCover, coverMissing)
      .refine(insuranceHasEnd, endMissing),
    output: Certificate,
  },
  'certificate.remove': {
    summary: 'Remove a certificate and its file.',
    requires: 'own-profile.edit',
    input: ById,
    output: Done,
  },
  'licence.list': {
    summary: 'My SIA and driving licences; numbers are masked.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: z.array(Licence),
  },
  'licence.create': { summary: 'Add a licence.', requires: 'own-profile.edit', input: LicenceDraft, output: Licence },
  'licence.update': {
    summary: 'Change a licence.',
    requires: 'own-profile.edit',
    input: LicenceChange,
    output: Licence,
  },
  'licence.remove': {
    summary: 'Remove a licence and its file.',
    requires: 'own-profile.edit',
    input: ById,
    output: Done,
  },
  'rightToWork.show': {
    summary: 'My right-to-work record; `null` until there is one.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: RightToWork.nullable(),
  },
  'rightToWork.replace': {
    summary: 'Give or change my right-to-work record.',
    requires: 'own-profile.edit',
    input: RightToWorkFields.extend({ before: Before }).superRefine(checkShareCode),
    output: RightToWork,
  },
})
