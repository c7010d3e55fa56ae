import { momentText, shiftText } from '@s4/domain/shift-text'
import {
  Card,
  Columns,
  Inline,
  List,
  ScreenOnly,
  Page,
  PictureRow,
  PrintButton,
  Section,
  SelectField,
  Stack,
  Text,
} from '@s4/ui'
import { ReportAnswers, WorkLog } from '@s4/work'
import { useParams, useSearchParams } from 'react-router-dom'
import { useReport } from '../queries/live-queries'

export function ReportLogPage() {
  const { jobId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const report = useReport(jobId, params.get('shift'))
  const { zone, shift, shifts, entries, timeline } = report

  return (
    <Page>
      <Stack gap="lg">
        <Section title={report.title} action={<PrintButton>Print the log</PrintButton>}>
          <Text>
            {report.siteName}, {report.address}. {shift ? shiftText(shift, zone) : 'This job has no shifts.'}
          </Text>
          {shift && shifts.length > 1 && (
            <ScreenOnly>
              <SelectField
                label="Shift"
                value={shift.id}
                options={shifts.map(({ id, startsAt }) => ({ value: id, label: momentText(startsAt, zone) }))}
                onChange={({ target }) => setParams({ shift: target.value })}
              />
            </ScreenOnly>
          )}
        </Section>
        <Columns
          asideLabel="Timeline"
          aside={
            <Section title="Timeline">
              {timeline.length === 0 ? (
                <Text tone="muted">Nothing has happened yet.</Text>
              ) : (
                <WorkLog entries={timeline} zone={zone} />
              )}
            </Section>
          }
        >
          <Section title="Reports">
            {entries.length === 0 ? (
              <Text tone="muted">Nobody has written a report on this shift.</Text>
            ) : (
              <List label="Reports">
                {entries.map(({ id, seekerName, text, form, pictures, createdAt }) => (
                  <Card as="li" key={id}>
                    <Inline justify="between">
                      <Text as="strong">{seekerName}</Text>
                      <Text as="span" size="small" tone="muted">
                        {momentText(createdAt, zone)}
                      </Text>
                    </Inline>
                    <Text preserveLines>{text}</Text>
                    {form && <ReportAnswers form={form} />}
                    {pictures.length > 0 && (
                      <PictureRow
                        label={`Report of ${seekerName}, ${momentText(createdAt, zone)}`}
                        addresses={pictures}
                      />
                    )}
                  </Card>
                ))}
              </List>
            )}
          </Section>
        </Columns>
      </Stack>
    </Page>
  )
}
