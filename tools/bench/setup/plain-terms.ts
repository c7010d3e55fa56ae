import { defaultPayTerms } from '@s4/domain/pay-terms'

/** SQL: terms under which nothing is owed for cancelling, with the default pay terms. */
export const PLAIN_TERMS = `'${JSON.stringify({ company: [], seeker: [], pay: defaultPayTerms })}'`

const PLAIN_DAY = { day: 'Monday', start: '08:00', end: '18:00' }
/** SQL: what was chosen for when a job is, where its shifts are written otherwise. */
export const PLAIN_SCHEDULE = `'${JSON.stringify({ startDate: '2026-11-16', duration: '1 Day', days: [PLAIN_DAY] })}'`
