import { companyLinks } from '@s4/links'
import type { CompletedWork } from '@s4/contract'
import { IN_SECRET } from '@s4/domain/alert-words'
import { breaksDueText } from '@s4/domain/breaks-due'
import { formatPence, formatRate } from '@s4/domain/money'
import { shiftLines } from '@s4/domain/paid-time'
import { bookedOffText, durationText, momentText, timeText } from '@s4/domain/shift-text'
import { useProblemAbout } from '@s4/queries'
import {
  Avatar,
  ButtonLink,
  Callout,
  Card,
  CheckboxField,
  DescriptionList,
  Heading,
  Inline,
  KeepsRoom,
  Stack,
  type Fact,
  Badge,
} from '@s4/ui'
import { AssignmentBadge, MessageLink, ReportLink } from '@s4/work'
import { AfterWork } from './after-work'
import type { ChosenWork } from './use-chosen-work'
import { ExpensesPart } from '../expenses/expenses-part'
import { HoursPanel } from '../hours/hours-panel'
import { InvoicePanel } from '../invoices/invoice-panel'

interface WorkCardProps {
  work: CompletedWork
  chosen: ChosenWork
}

export function WorkCard({ work, chosen }: WorkCardProps) {
  const { id } = work
  return (
    <Card as="article" aria-label={work.seekerName}>
      <Inline justify="between">
        <Inline>
          <Avatar name={work.seekerName} picture={work.seekerPicture} />
          <Heading level={2} size="body">
            {work.seekerName}
          </Heading>
        </Inline>
        {/* A shorter word that begins further right has not moved. */}
        <Inline key={work.status}>
          {work.engagement === 'own-staff' && <Badge tone="info">Own staff</Badge>}
          {/* Whether it is paid, and confirmed, is said at each invoice. */}
          {work.status !== 'paid' && <AssignmentBadge status={work.status} />}
        </Inline>
      </Inline>
      <KeepsRoom>
        <Stack gap="snug">
          {chosen.canChoose(work) && (
            <CheckboxField
              label={`Select ${work.seekerName}`}
              checked={chosen.isChosen(id)}
              onChange={() => chosen.toggle(id)}
            />
          )}
          <DescriptionList items={workFacts(work)} />
        </Stack>
      </KeepsRoom>
      {work.inSecret && <Callout tone="danger">{IN_SECRET}.</Callout>}
      <Inline>
        {!work.inSecret && <MessageLink jobId={work.jobId} seekerId={work.seekerId} name={work.seekerName} />}
        {work.hours?.status === 'disputed' ? (
          <DisputeLink work={work} />
        ) : (
          <ReportLink jobId={work.jobId} seekerId={work.seekerId} name={work.seekerName} />
        )}
      </Inline>
      <HoursPanel work={work} acceptExtra={chosen.acceptsExtra(id)} onAcceptExtra={() => chosen.toggleExtra(id)} />
      {!work.ended && <ExpensesPart work={work} />}
      {work.invoices.map((invoice) => (
        <InvoicePanel key={invoice.id} invoice={invoice} worker={work.seekerName} />
      ))}
      <AfterWork work={work} />
    </Card>
  )
}

/** A link to the problem that S4 opens for disputed hours. */
function DisputeLink({ work }: { work: CompletedWork }) {
  const { isPending, problem } = useProblemAbout(work, 'hours')
  if (isPending) return null
  return problem ? (
    <ButtonLink tone="quiet" size="small" to={`${companyLinks.problems}?problem=${problem.id}`}>
      Problem {problem.number}
    </ButtonLink>
  ) : (
    <ReportLink jobId={work.jobId} seekerId={work.seekerId} name={work.seekerName} />
  )
}

/** From booking on to booking off; the shift where one of them is not recorded. */
const attended = ({ bookedOnAt, bookedOffAt, startsAt, endsAt }: CompletedWork) =>
  bookedOnAt && bookedOffAt ? { startsAt: bookedOnAt, endsAt: bookedOffAt } : { startsAt, endsAt }

function workFacts(work: CompletedWork): Fact[] {
  const { bookedOnAt, bookedOffAt, breakMinutes, zone, payPerHour, breaksPaid, hours, ended } = work
  if (ended) return [{ term: 'Cancelled', detail: `${momentText(ended.at, zone)}, ${formatPence(ended.owed)} owed` }]
  const time = (instant: string | null) => (instant ? timeText(instant, zone) : 'not recorded')
  return [
    {
      term: 'Booked',
      detail: `on ${time(bookedOnAt)}, off ${bookedOffAt ? bookedOffText(work, bookedOffAt) : 'not recorded'}`,
    },
    {
      term: 'Break',
      detail:
        breakMinutes > 0
          ? durationText(breakMinutes)
          : ['none recorded', breaksDueText([attended(work)])].filter(Boolean).join('. '),
    },
    { term: 'Rate', detail: `${formatRate(payPerHour)}, breaks ${breaksPaid ? 'paid' : 'not paid'}` },
    ...(hours?.entered ? [{ term: 'Entered by hand', detail: durationText(hours.entered.minutes) }] : []),
    ...(hours?.given
      ? [{ term: 'Worker’s times', detail: `on ${time(hours.given.bookedOnAt)}, off ${time(hours.given.bookedOffAt)}` }]
      : []),
    ...(hours ? [{ term: 'Worker’s hours', detail: durationText(hours.proposedMinutes) }] : []),
    ...(hours ? whatIsPaid(work, hours) : []),
    ...(hours && hours.status !== 'agreed' && hours.extraMinutes > 0
      ? [
          {
            term: 'Before or after the shift',
            detail: `${durationText(hours.extraMinutes)}, paid only if you accept it`,
          },
        ]
      : []),
    ...(hours && hours.agreedMinutes !== null && hours.agreedPay !== null
      ? [{ term: 'Agreed', detail: `${durationText(hours.agreedMinutes)}, ${formatPence(hours.agreedPay)}` }]
      : []),
  ]
}

/** Why the sum is another than the hours at the base rate. */
function whatIsPaid(
  work: CompletedWork,
  { agreedMinutes, proposedMinutes }: NonNullable<CompletedWork['hours']>,
): Fact[] {
  const minutes = agreedMinutes ?? proposedMinutes
  const { minimumMinutes } = work.terms.pay
  const lines = agreedMinutes === null ? shiftLines(work, minutes) : []
  return [
    ...(minutes < minimumMinutes
      ? [
          {
            term: 'Minimum call-out',
            detail: `${durationText(minimumMinutes)} are paid, because ${work.seekerName} booked on`,
          },
        ]
      : []),
    ...(lines.some(({ pencePerHour }) => pencePerHour !== work.payPerHour)
      ? [
          {
            term: 'Paid at',
            detail: lines.map((line) => `${durationText(line.minutes)} at ${formatRate(line.pencePerHour)}`).join(', '),
          },
        ]
      : []),
  ]
}
