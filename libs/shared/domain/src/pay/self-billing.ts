/** Raised whenever the sentences change: agreements keep the version they were made under. */
export const SELF_BILLING_VERSION = '2026-11-23'

/** How long an agreement lasts, in months (docs/uk-rules.md#invoices-and-self-billing). */
export const SELF_BILLING_MONTHS = 12

/** What the agreement comes to; it is no part of it. */
export const SELF_BILLING_IN_SHORT = 'S4 writes each invoice for you. You check it, then accept it or object.'

/**
 * What a worker agrees to with a company before its invoices are made in the worker's name
 * (docs/uk-rules.md#invoices-and-self-billing).
 */
export const selfBillingSentences = (companyName: string): string[] => [
  `${companyName} issues an invoice in your name for every shift you work for it, from the hours you both agree.`,
  'S4 prepares each invoice on the company’s behalf and gives you a copy.',
  'You do not issue invoices of your own for those shifts, unless S4 says that it cannot make one.',
  'You accept each invoice made this way: you say so on the invoice, or object with a reason.',
  'You report it in your S4 profile when you register for VAT, when your VAT number changes or when you are no ' +
    'longer registered. You tell the company when you sell your business. This agreement then ends, and the next ' +
    'invoice waits until you have agreed anew.',
  `This holds for ${SELF_BILLING_MONTHS} months, or until either of you ends it. S4 takes no fee from you.`,
]

/** What a company agrees to, once, with every worker who agrees to self-billing with it. */
export const companySelfBillingSentences: readonly string[] = [
  'You issue an invoice in the worker’s name for every shift they work for you, from the hours you both agree. S4 ' +
    'prepares it on your behalf and gives them a copy.',
  'Each worker issues no invoices of their own for those shifts, and accepts each invoice or objects to it with a ' +
    'reason.',
  'An invoice with VAT needs the VAT numbers of both. Without yours the worker sends an invoice of their own.',
  'Each agreement holds for ' +
    `${SELF_BILLING_MONTHS} months from the day the worker agrees, or until either of you ends it. It ends when the ` +
    'worker’s registration for VAT changes.',
]
