import type { PlannedOccurrence } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { jobStatusLabel } from '@s4/domain/job-status'
import { dateText, shiftLength, shiftTimes } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { Badge, Inline, List, Stack, Text, TextLink } from '@s4/ui'

interface OccurrenceListProps {
  occurrences: readonly PlannedOccurrence[]
  zone: string
}

/** The days to come: what is needed, what was made, and what stands in the way. */
export function OccurrenceList({ occurrences, zone }: OccurrenceListProps) {
  if (occurrences.length === 0) return <Text tone="muted">No day is to come.</Text>
  return (
    <List label="Days to come" gap="sm">
      {occurrences.map((day) => (
        <li key={day.date}>
          <Stack gap="xs">
            <Inline justify="between">
              <Text as="span">{dayText(day, zone)}</Text>
              <Made day={day} />
            </Inline>
            {day.problem && (
              <Text size="small" tone="danger">
                {day.problem}
              </Text>
            )}
            {day.warning && (
              <Text size="small" tone="warning">
                {day.warning}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </List>
  )
}

function Made({ day: { job, date, skipped, holiday, problem } }: { day: PlannedOccurrence }) {
  return (
    <Inline>
      {holiday && <Badge tone="info">{holiday}</Badge>}
      {job && (
        <TextLink to={companyLinks.job(job.id)} aria-label={`${fillingText(job)}, ${dateText(date)}`}>
          {fillingText(job)}
        </TextLink>
      )}
      {!job && skipped && <Badge>Nobody needed</Badge>}
      {!job && problem && <Badge tone="danger">No job</Badge>}
    </Inline>
  )
}

const fillingText = ({ status, taken, places }: NonNullable<PlannedOccurrence['job']>) =>
  `${jobStatusLabel[status]}, ${taken} of ${places} filled`

function dayText({ date, shifts, positions, payPerHour, skipped }: PlannedOccurrence, zone: string): string {
  if (skipped !== null || shifts.length === 0) return dateText(date)
  const times = shifts.map((shift) => `${shiftTimes(shift, zone)} (${shiftLength(shift, zone)})`).join(', ')
  return `${dateText(date)}, ${times} · ${positions} × ${formatRate(payPerHour)}`
}
