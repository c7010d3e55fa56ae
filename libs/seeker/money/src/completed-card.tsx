import type { Assignment } from '@s4/contract'
import { formatPence, formatRate, payFor } from '@s4/domain/money'
import { durationText, timeText } from '@s4/domain/shift-text'
import { Card, DescriptionList, ExternalLink, Heading, Inline, Text, TextLink, type Fact } from '@s4/ui'
import { AssignmentBadge, ShiftTime } from '@s4/work'
import { HoursState } from './hours-state'
import { RateCompany } from './rate-company'

/** One finished shift as its worker sees it: times, hours, pay, invoice. */
export function CompletedCard({ work }: { work: Assignment }) {
  const { id, title, companyName, siteName, zone, status, invoiceId } = work
  return (
    <Card as="article" aria-label={`${title}, ${companyName}`}>
      <Inline justify="between">
        <Heading level={2} size="body"><TextLink to={`/User-AppliedAndAssignedDetail/${id}`}>{title}</TextLink></Heading>
        <AssignmentBadge status={status} />
      </Inline>
      <Text tone="muted">{companyName} · {siteName}</Text>
      <Text><ShiftTime shift={work} zone={zone} /></Text>
      <DescriptionList items={factsOf(work)} />
      <HoursState work={work} />
      {invoiceId && (
        <Inline>
          <ExternalLink href={`/api/invoices/${invoiceId}.pdf`} target="_blank" rel="noreferrer">Invoice (PDF)</ExternalLink>
          <TextLink to="/User-InvoiceList">All invoices</TextLink>
        </Inline>
      )}
      <RateCompany work={work} />
    </Card>
  )
}

function factsOf({ bookedOnAt, bookedOffAt, zone, payPerHour, hours }: Assignment): Fact[] {
  const time = (instant: string | null) => (instant ? timeText(instant, zone) : 'not recorded')
  const pay = (minutes: number) => formatPence(payFor(minutes, payPerHour))
  return [
    { term: 'Booked', detail: `on ${time(bookedOnAt)}, off ${time(bookedOffAt)}` },
    { term: 'Rate', detail: formatRate(payPerHour) },
    ...(hours ? [{ term: 'Your hours', detail: `${durationText(hours.proposedMinutes)}, ${pay(hours.proposedMinutes)}` }] : []),
    ...(hours && hours.status !== 'agreed' && hours.extraMinutes > 0 ? [{ term: 'Before or after the shift', detail: `${durationText(hours.extraMinutes)}, ${pay(hours.extraMinutes)} if the company accepts it` }] : []),
    ...(hours && hours.agreedMinutes !== null && hours.agreedPay !== null ? [{ term: 'Agreed', detail: `${durationText(hours.agreedMinutes)}, ${formatPence(hours.agreedPay)}` }] : []),
  ]
}
