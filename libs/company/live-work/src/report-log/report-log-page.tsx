import { appUrl } from '@s4/auth-session'
import type { JobReport } from '@s4/contract'
import { momentText, shiftText } from '@s4/domain/shift-text'
import { placeText } from '@s4/domain/geofence'
import { handoverReadText } from '@s4/domain/report-forms'
import { apiLinks, shellLinks } from '@s4/links'
import {
  Card,
  Columns,
  DescriptionList,
  ExternalLink,
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

interface LogActionsProps {
  jobId: string
  shiftId: string | undefined
}

const LogActions = ({ jobId, shiftId }: LogActionsProps) => (
  <Inline>
    {shiftId && (
      <ScreenOnly>
        <ExternalLink href={`${apiLinks.reportLogPdf(jobId)}?shift=${shiftId}`}>Open as PDF</ExternalLink>
      </ScreenOnly>
    )}
    <PrintButton>Print the log</PrintButton>
  </Inline>
)

const MadeFiles = ({ files, zone }: Pick<JobReport, 'files' | 'zone'>) => (
  <Section title="PDFs of this log">
    <Text tone="muted">
      Anyone who has one of these files can{' '}
      <ExternalLink href={appUrl('shell', shellLinks.verify)}>check that it was not changed</ExternalLink>. Below is the
      SHA-256 of each.
    </Text>
    <DescriptionList
      items={files.map(({ sha256, madeAt }) => ({
        term: momentText(madeAt, zone),
        detail: sha256,
      }))}
    />
  </Section>
)

const kindText = { people: 'People', vehicles: 'Vehicles' } as const

const Counts = ({ counts, resets, zone }: Pick<JobReport, 'counts' | 'resets' | 'zone'>) => (
  <Section title="Counted">
    <DescriptionList
      items={counts.map(({ kind, hour, ins, outs }) => ({
        term: `${kindText[kind]} from ${momentText(hour, zone)}`,
        detail: `${ins} in, ${outs} out`,
      }))}
    />
    {resets.length > 0 && (
      <List label="Set to 0">
        {resets.map(({ kind, at, seekerName, reason }) => (
          <li key={`${kind} ${at}`}>
            <Text>
              {momentText(at, zone)}: {seekerName} set {kindText[kind].toLowerCase()} to 0. Why: {reason}
            </Text>
          </li>
        ))}
      </List>
    )}
  </Section>
)

export function ReportLogPage() {
  const { jobId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const report = useReport(jobId, params.get('shift'))
  const { zone, shift, shifts, entries, withheld, files, timeline, counts, resets } = report

  return (
    <Page>
      <Stack gap="lg">
        <Section title={report.title} action={<LogActions jobId={jobId} shiftId={shift?.id} />}>
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
            {withheld > 0 && (
              <Text tone="muted">
                {withheld === 1 ? '1 report is' : `${withheld} reports are`} not shown: your role may not read reports
                of force, ejections and first aid.
              </Text>
            )}
            {entries.length + withheld === 0 ? (
              <Text tone="muted">Nobody has written a report on this shift.</Text>
            ) : (
              <List label="Reports">
                {entries.map(({ id, seekerName, text, form, pictures, createdAt, readBy, place }) => (
                  <Card as="li" key={id}>
                    <Inline justify="between">
                      <Text as="strong">{seekerName}</Text>
                      <Text as="span" size="small" tone="muted">
                        {momentText(createdAt, zone)}
                        {place && `, ${placeText(place)}`}
                      </Text>
                    </Inline>
                    <Text preserveLines>{text}</Text>
                    {form && <ReportAnswers form={form} />}
                    {form?.kind === 'handover' && <Text size="small">{handoverReadText(readBy, zone)}</Text>}
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
          {counts.length + resets.length > 0 && <Counts counts={counts} resets={resets} zone={zone} />}
          {files.length > 0 && <MadeFiles files={files} zone={zone} />}
        </Columns>
      </Stack>
    </Page>
  )
}
