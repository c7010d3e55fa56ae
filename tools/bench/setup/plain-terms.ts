import { defaultPayTerms } from '@s4/domain/pay-terms'

/** SQL: terms under which nothing is owed for cancelling, with the default pay terms. */
export const PLAIN_TERMS = `'${JSON.stringify({ company: [], seeker: [], pay: defaultPayTerms })}'`
