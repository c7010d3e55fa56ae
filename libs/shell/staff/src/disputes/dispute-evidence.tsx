import type { StaffDisputeDetails } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Section, Stack, Text, Timeline } from '@s4/ui'
import { DayRecord, ReportAnswers } from '@s4/work'

/** What the records of the day say. */
export function DisputeEvidence({ dispute }: { dispute: StaffDisputeDetails }) {
  const { attendance, checkCalls, sentLater, logbook, trail, zone } = dispute
  return (
    <Section title="Evidence">
      <Stack>
        <DayRecord events={attendance} calls={checkCalls} sentLater={sentLater} zone={zone} />
        <Text weight="medium">Positions</Text>
        <Text>
          {trail ? trailText(trail, zone) : 'None is kept: they are deleted after 30 days, or none was sent.'}
        </Text>
        <Text weight="medium">Logbook</Text>
        {logbook.length > 0 ? (
          <Timeline
            label="Logbook"
            events={logbook.map(({ id, at, text, form }) => ({
              id,
              title: text,
              time: momentText(at, zone),
              children: form && <ReportAnswers form={form} />,
            }))}
          />
        ) : (
          <Text tone="muted">Nothing was written.</Text>
        )}
      </Stack>
    </Section>
  )
}

const trailText = (
  { count, inside, outside, firstAt, lastAt }: NonNullable<StaffDisputeDetails['trail']>,
  zone: string,
) =>
  `${count} from ${momentText(firstAt, zone)} to ${momentText(lastAt, zone)}: ${inside} inside the site, ` +
  `${outside} outside, ${count - inside - outside} near the edge.`
