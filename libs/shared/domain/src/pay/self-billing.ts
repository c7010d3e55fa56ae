/** Raised whenever the sentences change: agreements keep the version they were made under. */
export const SELF_BILLING_VERSION = '2026-11'

/** How long an agreement lasts, in months (docs/uk-rules.md#invoices-and-self-billing). */
export const SELF_BILLING_MONTHS = 12

/**
 * What a worker agrees to with a company before its invoices are made in the worker's name
 * (docs/uk-rules.md#invoices-and-self-billing).
 */
export const selfBillingSentences = (companyName: string): string[] => [
  `${companyName} issues an invoice in your name for every shift you work for it, from the hours you both agree.`,
  'You do not issue invoices of your own for those shifts.',
  'S4 prepares each invoice on the company’s behalf and gives you a copy.',
  'If you are or become registered for VAT, you tell the company when your VAT number changes, your ' +
    'registration ends, or you sell your business.',
  `This holds for ${SELF_BILLING_MONTHS} months, or until either of you ends it. S4 takes no fee from you.`,
]
