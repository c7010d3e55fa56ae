/** Whose app this is. */
export type Side = 'seeker' | 'company'

export const problemsPath: Record<Side, string> = { seeker: '/User-reportProblem/', company: '/problems-reported' }
export const supportPath: Record<Side, string> = { seeker: '/User-ContactSupport', company: '/chat-support' }
