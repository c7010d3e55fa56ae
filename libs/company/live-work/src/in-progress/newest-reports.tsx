import type { LiveJob } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { ButtonLink, Card, List, Section, Text } from '@s4/ui'
import { useNewReports } from '../queries/live-queries'

const SHOWN = 3

/** The newest reports of a shift, and the way to all of them. */
export function NewestReports({ job: { jobId, shiftId, zone } }: { job: LiveJob }) {
  const { data: report } = useNewReports(jobId, shiftId)
  const newest = report?.entries.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, SHOWN) ?? []
  return (
    <Section
      title="Newest reports"
      action={
        <ButtonLink tone="quiet" size="small" to={`${companyLinks.logbook(jobId)}?shift=${shiftId}`}>
          {report ? `Report log (${report.entries.length + report.withheld})` : 'Report log'}
        </ButtonLink>
      }
    >
      {report && newest.length === 0 && (
        <Text tone="muted">
          {report.withheld === 0 ? 'Nobody has written a report on this shift yet.' : 'Your role may not read them.'}
        </Text>
      )}
      {newest.length > 0 && (
        <List label="Newest reports">
          {newest.map(({ id, seekerName, text, createdAt }) => (
            <Card as="li" key={id}>
              <Text>{firstLine(text)}</Text>
              <Text size="small" tone="muted">
                {timeText(createdAt, zone)}, {seekerName}
              </Text>
            </Card>
          ))}
        </List>
      )}
    </Section>
  )
}

const firstLine = (text: string) => text.trim().split('\n')[0]
