import type { ClientReport, ReportedPerson, ReportedShift } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { patrolTotalsText } from '@s4/domain/patrol-proof'
import { dateText, durationText, momentText, shiftTimes, timeText } from '@s4/domain/shift-text'
import { apiLinks, companyLinks } from '@s4/links'
import {
  Button,
  Callout,
  Card,
  DescriptionList,
  ExternalLink,
  Heading,
  Inline,
  List,
  Page,
  Section,
  SelectField,
  Stack,
  StatusBadge,
  Text,
  TextField,
  TextLink,
} from '@s4/ui'
import { SearchForm } from '@s4/ui/search-form'
import { PatrolProof } from '@s4/work'
import { useParams, useSearchParams } from 'react-router-dom'
import { peopleText } from '../recurring/recurring-words'
import { useClient } from '../queries/client-queries'
import { parseReportAsked, useReport, type ReportQuery } from '../queries/report-queries'

/** What a client reads of a month: places, attendance, incidents, hours and charge. */
export function ReportPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const asked = parseReportAsked(id, params)
  const report = useReport(asked)
  return (
    <Page>
      <Stack gap="lg">
        <Text size="title" weight="bold">
          Report for <TextLink to={companyLinks.client(id)}>{report.clientName}</TextLink>
        </Text>
        <Choose asked={asked} />
        <Unpriced shifts={report.shifts} clientId={id} />
        <Downloads asked={asked} />
        <Totals totals={report.totals} />
        <Shifts shifts={report.shifts} />
        <Incidents incidents={report.incidents} />
      </Stack>
    </Page>
  )
}

function Choose({ asked: { id, month, siteId } }: { asked: ReportQuery }) {
  const { sites } = useClient(id)
  return (
    <SearchForm aria-label="Month and site">
      <Inline align="end">
        <TextField label="Month" name="month" type="month" defaultValue={month} />
        {sites.length > 1 && (
          <SelectField
            label="Site"
            name="siteId"
            emptyLabel="All sites"
            defaultValue={siteId ?? ''}
            options={sites.map((site) => ({ value: site.id, label: site.name }))}
          />
        )}
        <Button type="submit" tone="quiet">
          Show
        </Button>
      </Inline>
    </SearchForm>
  )
}

/** For the company alone, before the report is sent. */
function Unpriced({ shifts, clientId }: { shifts: readonly ReportedShift[]; clientId: string }) {
  const left = shifts.filter(({ priced }) => !priced)
  if (left.length === 0) return null
  return (
    <Callout
      tone="warning"
      title={left.length === 1 ? '1 shift has no charge rate' : `${left.length} shifts have no charge rate`}
      action={<TextLink to={companyLinks.client(clientId)}>Add a rate to the contract</TextLink>}
    >
      The report charges nothing for them. Add the rates before you send it.
      <List label="Shifts without a charge rate" gap="xs">
        {left.map((shift) => (
          <li key={shift.id}>
            {shift.title}, {dateText(shift.date)}, {shiftTimes(shift, shift.zone)}
          </li>
        ))}
      </List>
    </Callout>
  )
}

function Downloads({ asked: { id, ...asked } }: { asked: ReportQuery }) {
  const query = new URLSearchParams(asked).toString()
  return (
    <Stack gap="xs">
      <Inline>
        <ExternalLink href={`${apiLinks.clientReportPdf(id)}?${query}`}>Open as PDF</ExternalLink>
        <ExternalLink href={`${apiLinks.clientReportCsv(id)}?${query}`} download>
          Download as CSV
        </ExternalLink>
      </Inline>
      <Text size="small" tone="muted">
        Made for the client. It shows no pay, margin, location, first aid, use of force or written reports.
      </Text>
    </Stack>
  )
}

function Totals({ totals }: { totals: ClientReport['totals'] }) {
  const patrols = patrolTotalsText(totals.patrols)
  return (
    <Section title="The month">
      <DescriptionList
        items={[
          { term: 'Shifts', detail: String(totals.shifts) },
          { term: 'Places filled', detail: `${totals.filled} of ${totals.places}` },
          { term: 'Booked on', detail: String(totals.attended) },
          { term: 'Booked on late', detail: String(totals.late) },
          { term: 'No-shows', detail: String(totals.noShows) },
          ...(patrols === null ? [] : [{ term: 'Patrols', detail: patrols }]),
          { term: 'Agreed hours', detail: durationText(totals.minutes) },
          ...(totals.waiting > 0 ? [{ term: 'Hours not agreed yet', detail: peopleText(totals.waiting) }] : []),
          { term: 'Charge', detail: formatPence(totals.chargePence) },
        ]}
      />
    </Section>
  )
}

function Shifts({ shifts }: { shifts: readonly ReportedShift[] }) {
  return (
    <Section title="Shifts">
      {shifts.length === 0 && <Text tone="muted">No shift of this client starts in this month.</Text>}
      <List label="Shifts">
        {shifts.map((shift) => (
          <li key={shift.id}>
            <Card>
              <Inline justify="between">
                <Heading level={3}>
                  {dateText(shift.date)}, {shiftTimes(shift, shift.zone)}
                </Heading>
                <StatusBadge tone={shift.filled < shift.places ? 'warning' : 'success'}>
                  {shift.filled} of {shift.places} filled
                </StatusBadge>
              </Inline>
              <Text tone="muted">
                {shift.title}, {shift.siteName}
              </Text>
              <List label="People" gap="xs">
                {shift.people.map((person, index) => (
                  <li key={index}>
                    <Text>
                      {person.name}
                      {person.licenceTail !== null && `, SIA licence ending ${person.licenceTail}`}
                    </Text>
                    <Text size="small" tone="muted">
                      {personText(shift, person)}
                    </Text>
                    <PatrolProof patrols={person.patrols} zone={shift.zone} />
                  </li>
                ))}
              </List>
            </Card>
          </li>
        ))}
      </List>
    </Section>
  )
}

function personText({ zone }: ReportedShift, person: ReportedPerson): string {
  const { bookedOnAt, bookedOffAt, lateMinutes, noShow, minutes, chargePence } = person
  if (noShow) return 'No-show'
  if (bookedOnAt === null) return 'Not booked on'
  return [
    `On ${timeText(bookedOnAt, zone)}${lateMinutes === null ? '' : `, ${lateMinutes} minutes late`}`,
    bookedOffAt === null ? 'not booked off' : `off ${timeText(bookedOffAt, zone)}`,
    ...(minutes === null ? (bookedOffAt === null ? [] : ['hours not agreed yet']) : [durationText(minutes)]),
    ...(chargePence === null ? [] : [formatPence(chargePence)]),
  ].join(' · ')
}

function Incidents({ incidents }: { incidents: ClientReport['incidents'] }) {
  return (
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
  )
}
