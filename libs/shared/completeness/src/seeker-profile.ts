import { seekerLinks } from '@s4/links'
import type { MissingItem } from './missing-item'

/** The fields of a job seeker's profile the rules read; anything else on it is ignored. */
export interface SeekerProfile {
  fullname?: string | null | undefined
  shortBio?: string | null | undefined
  address?: readonly unknown[] | null | undefined
  experiences?: readonly unknown[] | null | undefined
  educationRecords?: readonly unknown[] | null | undefined
  utrNumber?: string | null | undefined
}

type SeekerItem = 'fullname' | 'shortBio' | 'address' | 'experiences' | 'educationRecords'

const needed: readonly MissingItem<SeekerItem>[] = [
  { item: 'fullname', label: 'Your full name', path: seekerLinks.editPersonalDetails },
  { item: 'shortBio', label: 'A few words about you', path: seekerLinks.editPersonalDetails },
  { item: 'address', label: 'An address', path: seekerLinks.editPersonalDetails },
  { item: 'experiences', label: 'Some work experience', path: seekerLinks.editExperience },
  { item: 'educationRecords', label: 'Your education', path: seekerLinks.editEducation },
]

/**
 * What a seeker still has to give before features unlock, in the order to give it. The UTR is not needed
 * (docs/product.md#profile-completeness).
 */
export const missingForSeeker = (profile: SeekerProfile | null | undefined): MissingItem<SeekerItem>[] =>
  needed.filter(({ item }) => !isGiven(profile, item))

/**
 * Satisfied items out of five, rounded: name and bio together, address, experience, education, UTR number
 * (docs/product.md#profile-completeness).
 */
export function seekerPercentage(profile: SeekerProfile | null | undefined): number {
  const items = [
    isGiven(profile, 'fullname') && isGiven(profile, 'shortBio'),
    isGiven(profile, 'address'),
    isGiven(profile, 'experiences'),
    isGiven(profile, 'educationRecords'),
    isGiven(profile, 'utrNumber'),
  ]
  return Math.round((items.filter(Boolean).length / items.length) * 100)
}

const texts: readonly (keyof SeekerProfile)[] = ['fullname', 'shortBio', 'utrNumber']

// Profiles also arrive from storage and from programs, so a field of the wrong kind counts as not given.
function isGiven(profile: SeekerProfile | null | undefined, field: keyof SeekerProfile): boolean {
  const value: unknown = profile?.[field]
  return texts.includes(field)
    ? typeof value === 'string' && value.trim() !== ''
    : Array.isArray(value) && value.length > 0
}
