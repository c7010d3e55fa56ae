export const vettingStatuses = ['notVerified', 'verified', 'refused', 'struckOff'] as const
export type VettingStatus = (typeof vettingStatuses)[number]

export const vettingLabels: Record<VettingStatus, string> = {
  notVerified: 'Not yet verified',
  verified: 'Verified',
  refused: 'Refused',
  struckOff: 'Struck off',
}

export const declarationKinds = ['companiesHouse', 'acs', 'employersLiability', 'publicLiability'] as const
export type DeclarationKind = (typeof declarationKinds)[number]

export const declarationLabels: Record<DeclarationKind, string> = {
  companiesHouse: 'Companies House number',
  acs: 'SIA Approved Contractor Scheme reference',
  employersLiability: 'Employers’ liability insurance',
  publicLiability: 'Public liability insurance',
}

export const isInsurance = (kind: DeclarationKind): boolean =>
  kind === 'employersLiability' || kind === 'publicLiability'

/** How many shifts a company not yet verified may have offered and agreed at once (docs/product.md#vetting). */
export const UNVERIFIED_WORK = 5

interface DecidedDeclaration {
  status: 'declared' | 'lookedAt' | 'verified' | 'refused'
}

/** Null when the company may be verified, or why not: something is verified, and nothing waits. */
export function whyNotVerifiable(declarations: readonly DecidedDeclaration[]): string | null {
  if (declarations.some(({ status }) => status === 'declared' || status === 'lookedAt'))
    return 'Decide each thing the company declared first.'
  return declarations.some(({ status }) => status === 'verified')
    ? null
    : 'Nothing of what the company declared is verified.'
}
