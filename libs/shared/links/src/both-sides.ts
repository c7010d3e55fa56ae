import * as company from './company'
import * as seeker from './seeker'

/** Whose app this is. */
export type Side = 'seeker' | 'company'

export const problemsPath: Record<Side, string> = { seeker: seeker.problems, company: company.problems }
export const supportPath: Record<Side, string> = { seeker: seeker.support, company: company.support }
