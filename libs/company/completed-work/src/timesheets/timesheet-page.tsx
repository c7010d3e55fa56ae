import type { TimesheetSummary } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText, durationText, shiftText } from '@s4/domain/shift-text'
import { apiLinks, companyLinks } from '@s4/links'
import {
  Button,
  DateField,
  ExternalLink,
  FieldGroup,
  FailureState,
  Form,
  Grid,
  List,
  onTexts,
  Page,
  Section,
  Skeleton,
  Stat,
  Text,
  TextLink,
} from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { useTimesheet } from '../queries/timesheet-query'
import { unbroken } from '../work/unbroken'
import { parsePeriod } from './pay-period'

/** Agreed hours of own staff in a pay period, as a file for payroll. */
export function TimesheetPage() {
  const [params, setParams] = useSearchParams()
  const period = parsePeriod(params)
  const { data, error, refetch, isFetching } = useTimesheet(period)
  const fields = error?.fields ?? {}
  return (
    <Page>
      <Section title="Pay period">
        <Text tone="muted">
          For your own staff, whom you pay through your payroll. The file has agreed hours only, with a line for each
          shift and rate. A shift is on the day it starts.
        </Text>
        <Form
          key={`${period.from} ${period.to}`}
          label="Pay period"
          onSubmit={onTexts((texts) => setParams(new URLSearchParams(texts)))}
        >
          <FieldGroup min={160}>
            <DateField label="First day" name="from" defaultValue={period.from} error={fields['from']} />
            <DateField label="Last day" name="to" defaultValue={period.to} error={fields['to']} />
          </FieldGroup>
          <div>
            <Button type="submit" tone="quiet">
              Show this period
            </Button>
          </div>
        </Form>
      </Section>
      {error && Object.keys(fields).length === 0 && (
        <FailureState onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </FailureState>
      )}
      {!data && !error && <Skeleton shape="card" />}
      {data && <Timesheet timesheet={data} period={period} />}
    </Page>
  )
}

interface TimesheetProps {
  timesheet: TimesheetSummary
  period: { from: string; to: string }
}

function Timesheet({ timesheet, period: { from, to } }: TimesheetProps) {
  const { people, shifts, minutes, pence, expenses, waiting } = timesheet
  return (
    <>
      <Section title={`${dateText(from)} to ${dateText(to)}`}>
        {shifts === 0 ? (
          <Text>No agreed hours of your own staff in these days.</Text>
        ) : (
          <>
            <Grid min={160}>
              <Stat label="Own staff" value={people} hint={shifts === 1 ? '1 shift' : `${shifts} shifts`} />
              <Stat label="Agreed time" value={durationText(minutes)} />
              <Stat label="Pay, before tax" value={formatPence(pence)} />
              {expenses > 0 && <Stat label="Agreed expenses" value={formatPence(expenses)} />}
            </Grid>
            <ExternalLink href={`${apiLinks.timesheetCsv}?from=${from}&to=${to}`} download>
              Timesheet for payroll (CSV)
            </ExternalLink>
          </>
        )}
      </Section>
      {waiting.length > 0 && (
        <Section title="Not agreed yet, so not in the file">
          <List label="Not agreed yet" gap="xs">
            {waiting.map((work) => (
              <li key={work.assignmentId}>
                <Text>
                  {work.name}: {work.title}, {work.siteName}, {unbroken(shiftText(work, work.zone))}.{' '}
                  {STATES[work.state]} <TextLink to={linkOf(work)}>Open it</TextLink>
                </Text>
              </li>
            ))}
          </List>
        </Section>
      )}
    </>
  )
}

const STATES = {
  'not-booked-off': 'Nobody has booked off.',
  'to-agree': 'The hours are to be agreed.',
  disputed: 'The hours are in dispute.',
} as const

const linkOf = ({ jobId, shiftId, state }: TimesheetSummary['waiting'][number]) =>
  state === 'not-booked-off'
    ? `${companyLinks.assignedJob(jobId)}?shift=${shiftId}`
    : `${companyLinks.completedJob(jobId)}?shift=${shiftId}`
