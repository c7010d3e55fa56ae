import { companyLinks, seekerLinks } from '@s4/links'

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

const ofSeekers: readonly Step[] = [
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
    why: 'Companies choose by what people have done.',
    minutes: 1,
    path: seekerLinks.editExperience,
  },
  {
    items: ['educationRecords'],
    title: 'Add your education',
    why: 'School and training show what you are qualified for.',
    minutes: 1,
    path: seekerLinks.editEducation,
  },
]

const postFirstJob: Step = {
  items: [],
  title: 'Post your first job',
  why: 'Say what, where, when and the pay. Everything else is filled in, and you can change it later.',
  minutes: 2,
  path: companyLinks.postJob,
}

/** The steps before a worker can apply, by what the profile lacks (docs/product.md#profile-completeness). */
export function stepsToApply(missing: readonly { item: string }[]): FirstRun {
  const left = ofSeekers.filter(({ items }) => missing.some(({ item }) => items.includes(item)))
  return { done: ofSeekers.length - left.length, total: ofSeekers.length, next: left[0] }
}

/** The steps of a company without a job yet; what is missing is asked for where the first of it is given. */
export function stepsToFirstJob(missing: readonly { item: string; path: string }[]): FirstRun {
  const first = missing.some(({ item }) => item === 'companyName') ? undefined : missing[0]
  const setUp: Step = {
    items: [],
    title: first ? 'Complete your company profile' : 'Set up your company',
    why: 'Workers want to know who they work for.',
    minutes: 1,
    path: first?.path ?? companyLinks.editProfile,
  }
  return missing.length > 0 ? { done: 0, total: 2, next: setUp } : { done: 1, total: 2, next: postFirstJob }
}
