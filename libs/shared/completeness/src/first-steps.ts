import { companyLinks, seekerLinks, shellLinks } from '@s4/links'

/** One step of a first run: what to do, why it is asked, how long it takes. */
export interface FirstStep {
  title: string
  why: string
  minutes: number
  path: string
}

export interface FirstRun {
  done: number
  total: number
  /** The one to do now; undefined when nothing is left. */
  next: FirstStep | undefined
}

interface Step extends FirstStep {
  /** What it gives, as `missing-item.ts` names it. */
  items: readonly string[]
}

/** What a worker has given besides the profile. */
export interface WorkPapers {
  emailVerified: boolean
  dateOfBirth: boolean
  rightToWork: boolean
  siaLicence: boolean
  bankAccount: boolean
}

/** A step of a worker; those before applying come first. */
export interface WorkStep extends FirstStep {
  before: 'applying' | 'accepting'
}

const toApply: readonly Step[] = [
  {
    items: ['fullname', 'shortBio', 'address'],
    title: 'Add your personal details',
    why: 'Companies and your invoices need your name and address.',
    minutes: 2,
    path: seekerLinks.editPersonalDetails,
  },
  {
    items: ['experiences'],
    title: 'Add your work experience',
    why: 'Paid or unpaid. The form says what to put without any.',
    minutes: 1,
    path: seekerLinks.editExperience,
  },
  {
    items: ['educationRecords'],
    title: 'Add your education',
    why: 'Any school or training counts, in any country.',
    minutes: 1,
    path: seekerLinks.editEducation,
  },
]

const agreeTerms: Step = {
  items: [],
  title: 'Agree how invoices are made',
  why: 'S4 makes the invoices of your workers for them. You agree to this once, before your first offer.',
  minutes: 1,
  path: companyLinks.agreements,
}

const postFirstJob: Step = {
  items: [],
  title: 'Post your first job',
  why: 'Say what, where, when and the pay. Everything else is filled in, and you can change it later.',
  minutes: 2,
  path: companyLinks.postJob,
}

const papersToGive: readonly (WorkStep & { paper: keyof WorkPapers })[] = [
  {
    paper: 'emailVerified',
    title: 'Verify your email address',
    why: 'You cannot apply without it, and offers reach you there.',
    minutes: 1,
    path: shellLinks.verifyEmail,
    before: 'applying',
  },
  {
    paper: 'dateOfBirth',
    title: 'Add your date of birth',
    why: 'You must be 18 or over.',
    minutes: 1,
    path: seekerLinks.editPersonalDetails,
    before: 'accepting',
  },
  {
    paper: 'rightToWork',
    title: 'Add your right to work',
    why: 'You cannot accept work without it. Each company checks it for itself.',
    minutes: 1,
    path: seekerLinks.editRightToWork,
    before: 'accepting',
  },
  {
    paper: 'siaLicence',
    title: 'Add your SIA licence',
    why: 'Most security work needs it. Stewarding does not.',
    minutes: 1,
    path: `${seekerLinks.editLicence}?record=new`,
    before: 'accepting',
  },
  {
    paper: 'bankAccount',
    title: 'Add your bank account',
    why: 'Companies pay you there.',
    minutes: 1,
    path: seekerLinks.bankAccount,
    before: 'accepting',
  },
]

/**
 * The one measure of how ready a worker is: every step before applying, accepting work and being paid
 * (docs/product.md#profile-completeness).
 */
export function stepsToWork(
  missing: readonly { item: string }[],
  papers: WorkPapers,
): FirstRun & { left: readonly WorkStep[] } {
  const left: WorkStep[] = [
    ...toApply
      .filter(({ items }) => missing.some(({ item }) => items.includes(item)))
      .map(({ items: _, ...step }) => ({ ...step, before: 'applying' as const })),
    ...papersToGive.filter(({ paper }) => !papers[paper]).map(({ paper: _, ...step }) => step),
  ]
  const total = toApply.length + papersToGive.length
  return { done: total - left.length, total, next: left[0], left }
}

/**
 * The steps of a company without a job yet; what is missing is asked for where the first of it is given. The terms of
 * self-billing are no step of a member who may not agree to them: null. `after` is what follows the next step.
 */
export function stepsToFirstJob(
  missing: readonly { item: string; path: string }[],
  terms: 'open' | 'agreed' | null = 'open',
): FirstRun & { after: readonly FirstStep[] } {
  const first = missing.some(({ item }) => item === 'companyName') ? undefined : missing[0]
  const setUp: Step = {
    items: [],
    title: first ? 'Complete your company profile' : 'Set up your company',
    why: 'Workers want to know who they work for.',
    minutes: first ? 1 : 3,
    path: first?.path ?? companyLinks.editProfile,
  }
  const left = [...(missing.length > 0 ? [setUp] : []), ...(terms === 'open' ? [agreeTerms] : []), postFirstJob]
  const total = terms === null ? 2 : 3
  const [next, ...after] = left
  return { done: total - left.length, total, next, after }
}
