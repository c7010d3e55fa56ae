import { seekerLinks } from '@s4/links'
import type { Assignment, Hours } from '@s4/contract'
import { companyLines } from '@s4/domain/agreed-lines'
import { proposedHours } from '@s4/domain/hours'
import { formatPence, formatRate, payFor } from '@s4/domain/money'
import { payForHours, payForShift } from '@s4/domain/paid-time'
import { bookedOffText, durationText, timeText } from '@s4/domain/shift-text'
import {
  Button,
  Card,
  DescriptionList,
  Heading,
  Inline,
  MoreActions,
  Text,
  TextLink,
  type Fact,
  lazyDialog,
} from '@s4/ui'
import { AssignmentBadge, InvoiceLinks, ShiftTime, StaffNote } from '@s4/work'
import { useState } from 'react'
import { ExpensesButton } from './expenses-button'
import { HoursState } from './hours-state'
import { RateCompanyButton } from './rate-company-button'

const MoreTime = lazyDialog(async () => (await import('./more-time')).MoreTime)

/** One finished shift: times, hours, pay and invoices. */
export function CompletedCard({ work }: { work: Assignment }) {
  const { id, title, companyName, siteName, zone, status, invoices, hours } = work
  const [isTimeOpen, setTimeOpen] = useState(false)
  const isOffered = hours?.claim?.side === 'company'
  const timeButton = (label: string) => (
    <Button size="small" tone="quiet" onClick={() => setTimeOpen(true)}>
      {label}
    </Button>
  )
  return (
    <Card as="article" aria-label={`${title}, ${companyName}`}>
      <Inline justify="between">
        <Heading level={2} size="body">
          <TextLink to={seekerLinks.assignment(id)}>{title}</TextLink>
        </Heading>
        <AssignmentBadge status={status} />
      </Inline>
      <Text tone="muted">
        {companyName} · {siteName}
      </Text>
      <Text>
        <ShiftTime shift={work} zone={zone} />
      </Text>
      <StaffNote companyName={companyName} shown={work.engagement === 'own-staff'} />
      <DescriptionList items={workFacts(work)} />
      <HoursState work={work} />
      <MoreActions
        about={title}
        first={
          <>
            {isOffered && timeButton('Read and answer it')}
            <InvoiceLinks invoices={invoices} />
            <RateCompanyButton work={work} />
          </>
        }
        more={
          <>
            {hours && !isOffered && timeButton('Add time not counted')}
            <ExpensesButton work={work} />
          </>
        }
      />
      {isTimeOpen && <MoreTime work={work} onClose={() => setTimeOpen(false)} />}
    </Card>
  )
}

function workFacts(work: Assignment): Fact[] {
  const { bookedOnAt, bookedOffAt, zone, payPerHour, hours } = work
  const breaks = unpaidBreaks(work)
  const credited = work.invoices.reduce((sum, invoice) => sum + invoice.credited, 0)
  const time = (instant: string | null) => (instant ? timeText(instant, zone) : 'not recorded')
  return [
    {
      term: 'Booked',
      detail: `on ${time(bookedOnAt)}, off ${bookedOffAt ? bookedOffText(work, bookedOffAt) : 'not recorded'}`,
    },
    { term: 'Rate', detail: formatRate(payPerHour) },
    ...(hours?.entered
      ? [
          {
            term: 'Entered by the company',
            detail: `${durationText(hours.entered.minutes)}, ${formatPence(
              payForHours(
                work,
                companyLines(hours.entered.minutes, {
                  minutes: hours.proposedMinutes,
                  extraMinutes: hours.extraMinutes,
                }),
              ),
            )}`,
          },
        ]
      : []),
    ...(hours?.given
      ? [{ term: 'Your times', detail: `on ${time(hours.given.bookedOnAt)}, off ${time(hours.given.bookedOffAt)}` }]
      : []),
    ...(breaks ? [{ term: 'Breaks, not paid', detail: breaks }] : []),
    ...(hours ? [{ term: 'Your hours', detail: proposalText(work, hours.proposedMinutes) }] : []),
    ...(hours && hours.extraMinutes > 0
      ? [{ term: 'Before or after the shift', detail: extraText(hours, payPerHour) }]
      : []),
    ...(hours?.claim ? [{ term: 'Time not counted', detail: claimText(hours.claim) }] : []),
    ...(hours && hours.agreedMinutes !== null && hours.agreedPay !== null
      ? [{ term: 'Agreed', detail: `${durationText(hours.agreedMinutes)}, ${formatPence(hours.agreedPay)}` }]
      : []),
    ...(credited > 0 ? [{ term: 'Credit notes', detail: `${formatPence(credited)} taken off` }] : []),
  ]
}

/** What came of the time before and after the shift: `12 min, not accepted by the company`. */
function extraText(
  { extraMinutes, counterMinutes, agreedMinutes, agreedExtraMinutes }: Hours,
  payPerHour: number,
): string {
  const asked = durationText(extraMinutes)
  if (agreedMinutes === null || agreedExtraMinutes === null)
    return `${asked}, ${formatPence(payFor(extraMinutes, payPerHour))} if the company accepts it`
  // A proposal of other hours is one figure: the company is not asked about this time by itself.
  if (agreedExtraMinutes === 0)
    return `${asked}, not ${counterMinutes === null ? 'accepted by the company' : 'part of the hours agreed'}`
  return `${asked}, ${agreedExtraMinutes < extraMinutes ? `${durationText(agreedExtraMinutes)} of it ` : ''}accepted`
}

/** Beside what stands above, and not a part of it. */
const claimText = ({ side, minutes }: NonNullable<Hours['claim']>): string =>
  side === 'seeker'
    ? `You ask for ${durationText(minutes)} more. The company has not answered.`
    : `The company offers ${durationText(minutes)} more. It is paid if you accept it.`

/** Breaks that come off the time of the shift; null where none does, or where others' times count. */
function unpaidBreaks({ breaksPaid, bookedOnAt, bookedOffAt, hours, ...shift }: Assignment): string | null {
  if (breaksPaid || !hours || hours.entered || hours.given || !bookedOnAt || !bookedOffAt) return null
  const present = proposedHours(shift, { bookedOnAt, bookedOffAt, breaks: [] }, true).minutes
  return present > hours.proposedMinutes ? durationText(present - hours.proposedMinutes) : null
}

/** `4 h 10 min, £60.42`; below the minimum also what is paid at least. */
function proposalText(work: Assignment, minutes: number): string {
  const { minimumMinutes } = work.terms.pay
  const least = minutes < minimumMinutes ? `; at least ${durationText(minimumMinutes)} are paid` : ''
  return `${durationText(minutes)}, ${formatPence(payForShift(work, minutes))}${least}`
}
