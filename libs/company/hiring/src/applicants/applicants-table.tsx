import type { Applicant, ApplicantList } from '@s4/contract'
import { bandText, distanceBands } from '@s4/domain/distance-band'
import { dateText, localDate } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import { useDownload } from '@s4/queries'
import { StarRatingText, TextLink, useOpenItem } from '@s4/ui'
import { CsvButton, DenseTable, type RowChoice, type TableColumn, useSortInUrl } from '@s4/ui/dense-table'
import { ApplicationBadge } from '@s4/work'
import { OPEN_APPLICANT } from '../queries/hiring-queries'

const licences = {
  accepted: 'Accepted',
  fits: 'Declared',
  missing: 'None declared',
  expired: 'Ends too soon',
  'not-needed': 'Not needed',
} as const

const licence = ({ fit }: Applicant) => (fit ? licences[fit.licence] : '–')

const columnsFor = ({ open, addressOf }: ReturnType<typeof useOpenItem>): readonly TableColumn<Applicant>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: ({ id, fullname }) => (
      <TextLink to={addressOf(id)} aria-current={id === open || undefined}>
        {fullname}
      </TextLink>
    ),
    sortBy: ({ fullname }) => fullname,
  },
  {
    key: 'status',
    header: 'State',
    cell: ({ status }) => <ApplicationBadge status={status} />,
    sortBy: ({ status }) => status,
  },
  {
    key: 'shortlisted',
    header: 'Shortlisted',
    cell: ({ shortlisted }) => (shortlisted ? 'Yes' : 'No'),
    sortBy: ({ shortlisted }) => (shortlisted ? 0 : 1),
  },
  { key: 'licence', header: 'SIA licence', cell: licence, sortBy: licence },
  {
    key: 'distance',
    header: 'Distance',
    cell: ({ fit }) => (fit?.distance ? bandText(fit.distance) : 'Not known'),
    sortBy: ({ fit }) => (fit?.distance ? distanceBands.indexOf(fit.distance) : null),
  },
  {
    key: 'shifts',
    header: 'Shifts for you',
    align: 'end',
    cell: ({ fit }) => fit?.workedHere ?? '–',
    sortBy: ({ fit }) => fit?.workedHere ?? null,
  },
  {
    key: 'stars',
    header: 'Rating',
    cell: ({ fit }) => (fit ? <StarRatingText stars={fit.rating.stars} count={fit.rating.count} /> : '–'),
    sortBy: ({ fit }) => fit?.rating.stars ?? null,
  },
  {
    key: 'kept',
    header: 'Shifts kept',
    cell: ({ fit }) => (fit && fit.agreed > 0 ? `${fit.kept} of ${fit.agreed}` : '–'),
    sortBy: ({ fit }) => (fit && fit.agreed > 0 ? fit.kept / fit.agreed : null),
  },
  {
    key: 'applied',
    header: 'Applied',
    cell: ({ appliedAt }) => dateText(localDate(appliedAt)),
    sortBy: ({ appliedAt }) => appliedAt,
  },
  { key: 'note', header: 'Their note', cell: ({ note }) => note, extra: true },
  { key: 'companyNote', header: 'Your note', cell: ({ companyNote }) => companyNote, extra: true },
]

interface ApplicantsTableProps {
  jobId: string
  applicants: readonly Applicant[]
  state: NonNullable<ApplicantList['state']>
  choice: RowChoice
}

/** The applicants of one state as a table; a name opens their record beside it. */
export function ApplicantsTable({ jobId, applicants, state, choice }: ApplicantsTableProps) {
  const columns = columnsFor(useOpenItem(OPEN_APPLICANT))
  const { sort, setSort } = useSortInUrl(columns)
  const download = useDownload(`${apiLinks.applicantsCsv(jobId)}?state=${state}`, 's4-applicants.csv')
  return (
    <DenseTable
      list="applicants"
      caption="Applicants"
      columns={columns}
      rows={applicants}
      rowKey={({ id }) => id}
      rowName={({ fullname }) => fullname}
      sort={sort}
      onSort={setSort}
      choice={choice}
      tools={<CsvButton download={download} />}
    />
  )
}
