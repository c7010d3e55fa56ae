import type { StaffReport } from '@s4/contract'
import { reportReasonLabels } from '@s4/domain/person-report'
import { momentText } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { EmptyState, LinkCard, List, Section, Stack, Text } from '@s4/ui'
import { STAFF_LIST_LENGTH } from '@s4/domain/staff-lists'
import { FirstOnly } from '../lists/first-only'
import { useReports } from '../queries/staff-queries'
import { reportDecisions } from './report-words'

/** Workers and companies that were reported: those that wait, oldest first, then those decided. */
export function ReportsPage() {
  const waiting = useReports('waiting')
  const decided = useReports('decided')

  return (
    <Stack gap="lg">
      <Section title="Reported people">
        {waiting.length === 0 ? (
          <EmptyState>No report waits.</EmptyState>
        ) : (
          <ReportList label="Reported people" reports={waiting} />
        )}
        <FirstOnly list={waiting} />
      </Section>
      <Section title="Decided">
        {decided.length === 0 ? (
          <EmptyState>Nothing is decided yet.</EmptyState>
        ) : (
          <ReportList label="Decided" reports={decided} />
        )}
        {decided.length >= STAFF_LIST_LENGTH && <Text tone="muted">Only the latest are shown.</Text>}
      </Section>
    </Stack>
  )
}

const ReportList = ({ label, reports }: { label: string; reports: readonly StaffReport[] }) => (
  <List label={label}>
    {reports.map(({ id, subject, reason, reportedAt, decision }) => (
      <li key={id}>
        <LinkCard
          title={`${subject === 'seeker' ? 'A worker' : 'A company'}: ${reportReasonLabels[reason]}`}
          level={3}
          to={shellLinks.staffReport(id)}
        >
          <Text size="small" tone="muted">
            Reported {momentText(reportedAt)}
            {decision && `. ${reportDecisions[decision]}`}
          </Text>
        </LinkCard>
      </li>
    ))}
  </List>
)
