import { seekerLinks } from '@s4/links'
import { dateText } from '../time/calendar-date'

/** The certificates a job can ask for; any other certificate is only shown. */
export const certificateTypes = [
  'first-aid-at-work',
  'emergency-first-aid',
  'conflict-management',
  'act-awareness',
  'physical-intervention',
  'cctv-training',
  'public-liability',
] as const
export type CertificateType = (typeof certificateTypes)[number]

export const certificateTypeText: Record<CertificateType, string> = {
  'first-aid-at-work': 'First aid at work',
  'emergency-first-aid': 'Emergency first aid at work',
  'conflict-management': 'Conflict management',
  'act-awareness': 'ACT awareness',
  'physical-intervention': 'Physical intervention',
  'cctv-training': 'CCTV training',
  'public-liability': 'Public liability insurance',
}

/** In millions of pounds. */
const covers = [1, 2, 5, 10] as const
const languages = {
  arabic: 'Arabic',
  bengali: 'Bengali',
  'british-sign-language': 'British Sign Language',
  french: 'French',
  german: 'German',
  italian: 'Italian',
  polish: 'Polish',
  portuguese: 'Portuguese',
  punjabi: 'Punjabi',
  romanian: 'Romanian',
  spanish: 'Spanish',
  ukrainian: 'Ukrainian',
  urdu: 'Urdu',
  welsh: 'Welsh',
} as const
type Language = keyof typeof languages
const clothing = {
  'own-black-suit': 'Own black suit',
  'own-black-clothing': 'Own plain black clothing',
  'own-safety-boots': 'Own safety boots',
} as const

type InsuranceCode = `public-liability-${(typeof covers)[number]}m`
type TrainingCode = Exclude<CertificateType, 'public-liability'>
type LanguageCode = `${'speaks' | 'fluent'}-${Language}`
type ClothingCode = keyof typeof clothing
/** What a worker says of themselves without a document. */
export type SkillCode = LanguageCode | ClothingCode
export type RequirementCode = TrainingCode | InsuranceCode | SkillCode | 'driving-licence' | 'own-car'

/** What a company's rule is about: a kind of certificate, or what is only declared. */
export const declaredSubjects = ['languages', 'driving', 'clothing'] as const
type DeclaredSubject = (typeof declaredSubjects)[number]
export type RequirementSubject = CertificateType | DeclaredSubject
export const requirementSubjects: readonly RequirementSubject[] = [...certificateTypes, ...declaredSubjects]

export const requirementSubjectText: Record<RequirementSubject, string> = {
  ...certificateTypeText,
  languages: 'Languages',
  driving: 'Driving licence and car',
  clothing: 'Own clothing',
}

interface Requirement {
  code: RequirementCode
  label: string
  subject: RequirementSubject
}

// The keys of an object literal are the languages, the clothes and nothing else.
const languageCodes = Object.keys(languages) as Language[]
const clothingCodes = Object.keys(clothing) as ClothingCode[]

/** Everything a job can ask for besides an SIA licence; what is not here is free text and never matched. */
export const requirements: readonly Requirement[] = [
  ...certificateTypes.flatMap((type): Requirement[] =>
    type === 'public-liability' ? [] : [{ code: type, label: certificateTypeText[type], subject: type }],
  ),
  ...covers.map((cover): Requirement => ({
    code: `public-liability-${cover}m`,
    label: `Public liability insurance of £${cover} million`,
    subject: 'public-liability',
  })),
  { code: 'driving-licence', label: 'Driving licence', subject: 'driving' },
  { code: 'own-car', label: 'Own car', subject: 'driving' },
  ...languageCodes.flatMap((language): Requirement[] => [
    { code: `speaks-${language}`, label: `${languages[language]}, conversational`, subject: 'languages' },
    { code: `fluent-${language}`, label: `${languages[language]}, fluent`, subject: 'languages' },
  ]),
  ...clothingCodes.map((code): Requirement => ({ code, label: clothing[code], subject: 'clothing' })),
]
export const requirementCodes: readonly RequirementCode[] = requirements.map(({ code }) => code)
export const skillCodes: readonly SkillCode[] = [
  ...languageCodes.flatMap((language): SkillCode[] => [`speaks-${language}`, `fluent-${language}`]),
  ...clothingCodes,
]

const byCode = new Map(requirements.map((requirement) => [requirement.code, requirement]))
export const requirementText = (code: RequirementCode): string => byCode.get(code)?.label ?? code
export const subjectOfRequirement = (code: RequirementCode): RequirementSubject =>
  byCode.get(code)?.subject ?? 'clothing'

/** What to wear, of all that is asked for; empty when nothing is said. */
export const dressCodeText = (codes: readonly RequirementCode[]): string =>
  codes
    .filter((code) => subjectOfRequirement(code) === 'clothing')
    .map(requirementText)
    .join(', ')

interface HeldCertificate {
  type: CertificateType
  /** Of an insurance. */
  coverPounds: number | null
}

/** Whether a certificate is one that a requirement asks for, whatever its dates. */
export const certificateMeets = (certificate: HeldCertificate, code: RequirementCode): boolean =>
  metBy(certificate).includes(code)

/** First aid at work is the longer course; an insurance also covers every lower sum. */
function metBy({ type, coverPounds }: HeldCertificate): RequirementCode[] {
  if (type === 'first-aid-at-work') return ['first-aid-at-work', 'emergency-first-aid']
  if (type !== 'public-liability') return [type]
  return covers
    .filter((cover) => (coverPounds ?? 0) >= cover * 1_000_000)
    .map((cover): InsuranceCode => `public-liability-${cover}m`)
}

/** What a worker has declared, as it is stored. */
export interface HeldQualifications {
  certificates: readonly (HeldCertificate & { expiresOn: string | null })[]
  drivingLicences: readonly { expiresOn: string | null }[]
  hasCar: boolean
  skills: readonly SkillCode[]
}

export interface HeldRequirement {
  code: RequirementCode
  /** The last day, `YYYY-MM-DD`; null without an end. */
  until: string | null
}

/** Every requirement a worker meets, and until when. */
export const heldRequirements = (held: HeldQualifications): HeldRequirement[] => [
  ...held.certificates.flatMap(({ expiresOn, ...certificate }) =>
    metBy(certificate).map((code) => ({ code, until: expiresOn })),
  ),
  ...held.drivingLicences.map(({ expiresOn }) => ({ code: 'driving-licence' as const, until: expiresOn })),
  ...(held.hasCar ? [{ code: 'own-car' as const, until: null }] : []),
  ...held.skills.flatMap(skillAndBelow).map((code) => ({ code, until: null })),
]

/** Whoever is fluent can also converse. */
function skillAndBelow(skill: SkillCode): SkillCode[] {
  const language = languageCodes.find((each) => skill === `fluent-${each}`)
  return language ? [skill, `speaks-${language}`] : [skill]
}

export interface RequirementGap {
  requirement: RequirementCode
  subject: RequirementSubject
  code: `${RequirementSubject}-${'missing' | 'expired'}`
  /** For the worker to read. */
  message: string
  fixPath: string
}

interface Work {
  requirements: readonly RequirementCode[]
  /** `YYYY-MM-DD` at the site: the day the work ends. */
  lastDay: string
}

/** The requirements of some work that a worker does not meet to its end. */
export const requirementGaps = (held: readonly HeldRequirement[], work: Work): RequirementGap[] =>
  work.requirements.flatMap((requirement): RequirementGap[] => {
    const right = held.filter(({ code }) => code === requirement)
    if (right.some(({ until }) => until === null || until >= work.lastDay)) return []
    const subject = subjectOfRequirement(requirement)
    const fixPath = subject === 'driving' ? seekerLinks.editLicence : seekerLinks.editCertificates
    const label = requirementText(requirement)
    return right.length === 0
      ? [
          {
            requirement,
            subject,
            code: `${subject}-missing`,
            message: `This job asks for: ${label}. If you have it, add it to your profile`,
            fixPath,
          },
        ]
      : [
          {
            requirement,
            subject,
            code: `${subject}-expired`,
            message: `What you gave for “${label}” ends before ${dateText(work.lastDay)}: add the new one`,
            fixPath,
          },
        ]
  })
