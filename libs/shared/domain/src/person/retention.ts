/** For how many years after the tax year of the work invoices keep their names (docs/uk-rules.md#personal-data). */
export const INVOICES_KEPT_YEARS = 6

/** For how many years after the work the terms agreed before it are kept (docs/uk-rules.md#before-the-first-shift). */
export const TERMS_KEPT_YEARS = 1

/** For how many years S4 knows the files it made as evidence (docs/uk-rules.md#personal-data). */
export const EVIDENCE_KEPT_YEARS = 6

/** What jobs remove when its time has come, by the audit action each removal is recorded with. */
export const removals = {
  'trail.removed': { what: 'Where workers were during shifts', kept: '30 days after the shift' },
  'checks.removed': { what: 'Checks of workers’ documents', kept: '2 years after their last shift for the company' },
  'references.removed': { what: 'Referees who did not answer', kept: '1 year after they were asked' },
  'screening-decisions.removed': {
    what: 'Decisions on the screening of erased workers',
    kept: '2 years after their last shift for the company',
  },
  'seller-details.removed': {
    what: 'National Insurance numbers and dates of birth of erased workers',
    kept: '5 years after the year of the last payment',
  },
  'invoice.names-removed': {
    what: 'Names and addresses of erased people on invoices',
    kept: `${INVOICES_KEPT_YEARS} years after the tax year of the work`,
  },
  'evidence.removed': {
    what: 'Fingerprints of files made as evidence',
    kept: `${EVIDENCE_KEPT_YEARS} years after they were made`,
  },
  'terms-paper.removed': {
    what: 'Terms agreed before work',
    kept: '1 year after the work',
  },
  'self-billing.removed': {
    what: 'Self-billing agreements',
    kept: `${INVOICES_KEPT_YEARS} years after their end, and so after their last invoice`,
  },
  'account.erased': { what: 'Accounts', kept: '14 days after the person asked' },
} as const

export type Removal = keyof typeof removals
