import { useApi } from '@s4/api-client'
import { saveFile } from '@s4/api-client/files'
import type { ClientReport, ReportedPerson, ReportedShift } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { patrolTotalsText } from '@s4/domain/patrol-proof'
import { dateText, durationText, momentText, shiftTimes, timeText } from '@s4/domain/shift-text'
import {
  Button,
  Card,
  DescriptionList,
  Heading,
  Inline,
  List,
  Refusal,
  Section,
  Stack,
  StatusBadge,
  Text,
} from '@s4/ui'
import { PatrolProof } from '@s4/work'
import { useMutation } from '@tanstack/react-query'

interface SharedReportProps {
  token: string
  companyName: string
  report: ClientReport
}

/** The report of a month as an opened link shows it. */
export function SharedReport({ token, companyName, report }: SharedReportProps) {
  const { clientName, shifts, incidents, totals } = report
  const patrols = patrolTotalsText(totals.patrols)
  const count = totals.shifts === 1 ? '1 shift' : `${totals.shifts} shifts`
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Text size="title" weight="bold">
          {clientName}
        </Text>
        <Text>
          {count} up to today, by {companyName}. Places filled: {totals.filled} of {totals.places}. Booked on:{' '}
          {totals.attended}, late: {totals.late}, no-shows: {totals.noShows}.
        </Text>
        <Text>
          Agreed hours: {durationText(totals.minutes)}. Charge: {formatPence(totals.chargePence)}.
        </Text>
        {totals.waiting > 0 && (
          <Text>
            The hours of {totals.waiting === 1 ? '1 person' : `${totals.waiting} people`} are not agreed yet, and not
            charged here.
          </Text>
        )}
        {patrols !== null && <Text>Patrols: {patrols}.</Text>}
        <Downloads token={token} month={report.month} />
      </Stack>
      <Section title="Shifts">
        {shifts.length === 0 && <Text tone="muted">No shift has started in this month.</Text>}
        <List label="Shifts">
          {shifts.toReversed().map((shift) => (
            <li key={shift.id}>
              <SharedShift shift={shift} />
            </li>
          ))}
        </List>
      </Section>
      <Section title="Incidents">
        {incidents.length === 0 && <Text tone="muted">No incident was reported.</Text>}
        <List label="Incidents">
          {incidents.map(({ at, siteName, zone, answers }) => (
            <li key={`${at} ${siteName}`}>
              <Card>
                <Heading level={3}>
                  {momentText(at, zone)}, {siteName}
                </Heading>
                <DescriptionList items={answers.map(({ label, text }) => ({ term: label, detail: text }))} />
              </Card>
            </li>
          ))}
        </List>
      </Section>
    </Stack>
  )
}

function Downloads({ token, month }: { token: string; month: string }) {
  const api = useApi()
  const save = useMutation({
    meta: { shown: true },
    mutationFn: (format: 'pdf' | 'csv') => api.call('clientLinks.file', { token, month, format }),
    onSuccess: ({ name, type, base64 }) =>
      saveFile(new Blob([Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)], { type }), name),
  })
  return (
    <>
      <Refusal failure={save.error} />
      <Inline>
        {(['pdf', 'csv'] as const).map((format) => (
          <Button
            key={format}
            tone="quiet"
            size="small"
            busy={save.isPending && save.variables === format}
            onClick={() => save.mutate(format)}
          >
            Download as {format.toUpperCase()}
          </Button>
        ))}
      </Inline>
    </>
  )
}

function SharedShift({ shift }: { shift: ReportedShift }) {
  const { date, zone, title, siteName, filled, places, people } = shift
  return (
    <Card>
      <Inline justify="between">
        <Heading level={3}>
          {dateText(date)}, {shiftTimes(shift, zone)}
        </Heading>
        <StatusBadge tone={filled < places ? 'warning' : 'success'}>
          {filled} of {places} filled
        </StatusBadge>
      </Inline>
      <Text tone="muted">
        {title}, {siteName}
      </Text>
      <List label="People" gap="xs">
        {people.map((person, index) => (
          <li key={index}>
            <Text>
              {person.name}
              {person.licenceTail !== null && `, SIA licence ending ${person.licenceTail}`}
            </Text>
            <Text size="small" tone="muted">
              {attendanceText(zone, person)}
            </Text>
            <PatrolProof patrols={person.patrols} zone={zone} />
          </li>
        ))}
      </List>
    </Card>
  )
}

function attendanceText(zone: string, { bookedOnAt, bookedOffAt, lateMinutes, noShow, minutes }: ReportedPerson) {
  if (noShow) return 'No-show'
  if (bookedOnAt === null) return 'Not booked on'
  return [
    `On ${timeText(bookedOnAt, zone)}${lateMinutes === null ? '' : `, ${lateMinutes} minutes late`}`,
    bookedOffAt === null ? 'not booked off' : `off ${timeText(bookedOffAt, zone)}`,
    ...(minutes === null ? [] : [durationText(minutes)]),
  ].join(' · ')
}
