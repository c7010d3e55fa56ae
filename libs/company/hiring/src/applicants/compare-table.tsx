import type { Applicant, CompanyJobDetails, Shift, WorkerFit } from '@s4/contract'
import { DataTable } from '@s4/ui'
import type { ReactNode } from 'react'
import { ApplicantActions } from './applicant-actions'
import { fitFacts } from './fit-facts'

interface Line {
  what: string
  of: (applicant: Applicant) => ReactNode
}

/** A dash for an applicant whose profile is closed. */
function fromFit(cell: (fit: WorkerFit) => ReactNode) {
  return ({ fit }: Applicant) => (fit ? cell(fit) : '–')
}

const lines: readonly Line[] = [
  ...fitFacts.map(({ term, of }) => ({ what: term, of: fromFit(of) })),
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

interface CompareTableProps {
  applicants: readonly Applicant[]
  job: CompanyJobDetails
  /** The shift to offer; all by default. */
  shift: Shift | undefined
}

/** One column for each applicant, with what can be done at its foot. */
export const CompareTable = ({ applicants, job, shift }: CompareTableProps) => (
  <DataTable
    caption="Applicants side by side"
    rows={[
      ...lines,
      { what: 'Decide', of: (applicant) => <ApplicantActions applicant={applicant} job={job} shift={shift} /> },
    ]}
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
