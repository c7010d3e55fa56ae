import type { Applicant } from '@s4/contract'
import { bandText } from '@s4/domain/distance-band'
import { DataTable, StarRatingText } from '@s4/ui'
import type { ReactNode } from 'react'

interface Line {
  what: string
  of: (applicant: Applicant) => ReactNode
}

const licenceText = { fits: 'Fits', missing: 'Missing', expired: 'Ends too soon', 'not-needed': 'Not needed' } as const

const lines: readonly Line[] = [
  { what: 'SIA licence', of: ({ fit }) => licenceText[fit.licence] },
  { what: 'Distance', of: ({ fit }) => (fit.distance === null ? 'Not known' : bandText(fit.distance)) },
  { what: 'Worked here', of: ({ fit }) => (fit.workedHere === 0 ? 'Not yet' : `${fit.workedHere} ${fit.workedHere === 1 ? 'shift' : 'shifts'}`) },
  { what: 'Rating', of: ({ fit }) => <StarRatingText stars={fit.rating.stars} count={fit.rating.count} /> },
  { what: 'Shifts kept', of: ({ fit }) => (fit.agreed === 0 ? 'None agreed yet' : `${fit.kept} of ${fit.agreed}`) },
  { what: 'VAT', of: ({ fit }) => (fit.chargesVat ? 'On top of the pay' : 'None') },
  { what: 'Shortlisted', of: ({ shortlisted }) => (shortlisted ? 'Yes' : 'No') },
  { what: 'Their note', of: ({ note }) => note || '–' },
  { what: 'Your note', of: ({ companyNote }) => companyNote || '–' },
]

/** The same facts of several applicants, one column each. */
export const CompareTable = ({ applicants }: { applicants: readonly Applicant[] }) => (
  <DataTable
    caption="Applicants side by side"
    rows={lines}
    rowKey={({ what }) => what}
    columns={[
      { key: 'what', header: 'Fact', cell: ({ what }) => what },
      ...applicants.map((applicant) => ({ key: applicant.id, header: applicant.fullname, cell: ({ of }: Line) => of(applicant) })),
    ]}
  />
)
