import { companyLinks, seekerLinks } from '@s4/links'

/** Whose app this is. */
export type Side = 'seeker' | 'company'

export const problemsPath: Record<Side, string> = { seeker: seekerLinks.problems, company: companyLinks.problems }
export const supportPath: Record<Side, string> = { seeker: seekerLinks.support, company: companyLinks.support }
