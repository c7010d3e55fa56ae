import type { ImportedJob } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { DataTable, Section, Stack, Text, TextLink } from '@s4/ui'

/** The jobs of a file as they would be posted, with what to look at. */
export const PreviewJobs = ({ jobs }: { jobs: readonly ImportedJob[] }) => (
  <Section title={jobs.length === 1 ? '1 job can be posted' : `${jobs.length} jobs can be posted`}>
    {jobs.length > 0 && (
      <DataTable
        caption="Jobs"
        rows={jobs}
        rowKey={({ row }) => String(row)}
        columns={[
          { key: 'row', header: 'Row', cell: ({ row }) => row },
          { key: 'job', header: 'Job', cell: (job) => <Job job={job} /> },
          {
            key: 'when',
            header: 'When',
            cell: ({ shifts, zone }) => shifts.map((shift) => shiftText(shift, zone)).join('; '),
          },
          { key: 'people', header: 'People', cell: ({ positions }) => positions },
          { key: 'pay', header: 'Pay', cell: ({ payPerHour }) => formatRate(payPerHour) },
        ]}
      />
    )}
  </Section>
)

const Job = ({ job: { title, siteName, posted, warning } }: { job: ImportedJob }) => (
  <Stack gap="xs">
    <Text as="span">
      {title}, {siteName}
    </Text>
    {posted && (
      <Text as="span" size="small" tone="warning">
        You already posted this:{' '}
        <TextLink to={companyLinks.job(posted.id)} target="_blank" rel="noreferrer">
          {posted.title}, in a new tab
        </TextLink>
      </Text>
    )}
    {warning && (
      <Text as="span" size="small" tone="warning">
        {warning}
      </Text>
    )}
  </Stack>
)
