import * as company from './company'
import * as seeker from './seeker'

/** Whose app it is: the seeker's or the company's. */
export type Side = 'seeker' | 'company'

export const problemsPath: Record<Side, string> = { seeker: seeker.problems, company: company.problems }
export const supportPath: Record<Side, string> = { seeker: seeker.support, company: company.support }
