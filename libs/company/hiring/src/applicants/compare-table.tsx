import type { Applicant, WorkerFit } from '@s4/contract'
import { bandText } from '@s4/domain/distance-band'
import { DataTable, StarRatingText } from '@s4/ui'
import type { ReactNode } from 'react'

interface Line {
  what: string
  of: (applicant: Applicant) => ReactNode
}

/** A dash for an applicant whose profile is closed. */
const fromFit =
  (cell: (fit: WorkerFit) => ReactNode) =>
  ({ fit }: Applicant) =>
    fit ? cell(fit) : '–'

const licenceText = {
  fits: 'Declared',
  missing: 'None declared',
  expired: 'Declared, ends too soon',
  'not-needed': 'Not needed',
} as const

const lines: readonly Line[] = [
  { what: 'SIA licence', of: fromFit(({ licence }) => licenceText[licence]) },
  { what: 'Distance', of: fromFit(({ distance }) => (distance === null ? 'Not known' : bandText(distance))) },
  {
    what: 'Worked here',
    of: fromFit(({ workedHere }) =>
      workedHere === 0 ? 'Not yet' : `${workedHere} ${workedHere === 1 ? 'shift' : 'shifts'}`,
    ),
  },
  { what: 'Rating', of: fromFit(({ rating }) => <StarRatingText stars={rating.stars} count={rating.count} />) },
  {
    what: 'Shifts kept',
    of: fromFit(({ agreed, kept }) => (agreed === 0 ? 'None agreed yet' : `${kept} of ${agreed}`)),
  },
  { what: 'VAT', of: fromFit(({ chargesVat }) => (chargesVat ? 'On top of the pay' : 'None')) },
  { what: 'Shortlisted', of: ({ shortlisted }) => (shortlisted ? 'Yes' : 'No') },
  {
    what: 'Applied for',
    of: ({ shiftIds }) =>
      shiftIds ? `${shiftIds.length} ${shiftIds.length === 1 ? 'shift' : 'shifts'}` : 'The whole job',
  },
  { what: 'Their note', of: ({ note }) => note || '–' },
  { what: 'Your note', of: ({ companyNote }) => companyNote || '–' },
]

/** One column for each applicant. */
export const CompareTable = ({ applicants }: { applicants: readonly Applicant[] }) => (
  <DataTable
    caption="Applicants side by side"
    rows={lines}
    rowKey={({ what }) => what}
    columns={[
      { key: 'what', header: 'Fact', cell: ({ what }) => what },
      ...applicants.map((applicant) => ({
        key: applicant.id,
        header: applicant.fullname,
        cell: ({ of }: Line) => of(applicant),
      })),
    ]}
  />
)
