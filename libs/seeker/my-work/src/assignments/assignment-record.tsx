import { apiLinks, reportToS4, seekerLinks } from '@s4/links'
import type { AssignmentDetails } from '@s4/contract'
import { directionsUrl } from '@s4/domain/directions'
import { dressCodeText, requirementText } from '@s4/domain/requirements'
import { formatPence } from '@s4/domain/money'
import { durationText, momentText } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { asSentence } from '@s4/domain/sentence'
import { owedText } from '@s4/domain/owed-text'
import { useCancelWorkForm } from '@s4/queries/forms'
import {
  Button,
  ButtonLink,
  Callout,
  DescriptionList,
  ExternalLink,
  Inline,
  PageTitle,
  Section,
  Text,
  TextLink,
} from '@s4/ui'
import {
  AssignmentBadge,
  CancellationTerms,
  CancelWorkModal,
  InvoiceLinks,
  MessageLink,
  PayTermsList,
  shiftPayText,
  ShiftTime,
  StaffNote,
  WorkLog,
} from '@s4/work'
import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppealNoShow } from './appeal-no-show'
import { DayOfWork } from './day-of-work'
import { ringNumberQuery, useAssignment } from '../queries/my-work-queries'
import { RateCompany } from './rate-company'
import { AskForSwap } from '../substitutes/ask-for-swap'
import { SendSubstitute } from '../substitutes/send-substitute'
import { TaxStatusButton } from './tax-status-button'
import { WhatHappensNext } from './what-happens-next'

/** The record of agreed work: facts, PIN, log and cancelling. */
export function AssignmentRecord({ id }: { id: string }) {
  const assignment = useAssignment(id)
  const { jobId, title, status, ended, terms, audit, zone } = assignment

  return (
    <>
      {status === 'assigned' && (
        <Section title="What happens next">
          <WhatHappensNext key={assignment.id} assignment={assignment} />
        </Section>
      )}
      <Section title={title} action={<AssignmentBadge status={status} />}>
        {ended && (
          <Callout
            tone="warning"
            title={
              ended.substitute
                ? `You sent a substitute: ${ended.substitute}`
                : ended.by === 'seeker'
                  ? 'You cancelled this work'
                  : status === 'noShow'
                    ? 'The company recorded a no-show'
                    : 'The company cancelled this work'
            }
          >
            {asSentence(ended.reason ?? '')} {owedText(ended, 'seeker', assignment.companyName)}
          </Callout>
        )}
        <StaffNote companyName={assignment.companyName} shown={assignment.engagement === 'own-staff'} />
        <DescriptionList items={assignmentFacts(assignment)} />
        <Inline>
          <NextStep assignment={assignment} />
          <MessageLink jobId={assignment.jobId} name={assignment.companyName} size="normal" />
          {!isOver(status) && <RingCompany id={id} />}
          {assignment.engagement === 'self-employed' && <TaxStatusButton id={id} />}
          {status === 'assigned' && (
            <ExternalLink href={apiLinks.assignmentCalendar(id)} download>
              Add to my calendar
            </ExternalLink>
          )}
        </Inline>
      </Section>
      {status === 'assigned' && (
        <Section title="If either of you cancels">
          <CancellationTerms terms={terms} reader="seeker" />
          {mayHandOver(assignment) && <SendSubstitute assignment={assignment} />}
          {terms.substitution !== true && <AskForSwap assignment={assignment} />}
          <CancelWork assignment={assignment} />
        </Section>
      )}
      {isDone(status) && (
        <Section title="Ratings">
          <RateCompany assignment={assignment} />
        </Section>
      )}
      {assignment.bookedOnAt !== null && (
        <Section title="On the day">
          <DayOfWork assignment={assignment} />
        </Section>
      )}
      <Section
        title="History"
        action={<TextLink to={`${seekerLinks.problems}?new=1&job=${jobId}`}>Report a problem</TextLink>}
      >
        <WorkLog entries={audit} zone={zone} reader="seeker" />
        <TextLink to={reportToS4('seeker', { subjectId: assignment.companyId, about: 'assignment', aboutId: id })}>
          Report this company to S4
        </TextLink>
      </Section>
    </>
  )
}

/** Where the company has given a number for this work. */
function RingCompany({ id }: { id: string }) {
  const { data: ringNumber } = useQuery(ringNumberQuery(useApi(), id))
  return ringNumber ? <ExternalLink href={`tel:${ringNumber}`}>Ring the company</ExternalLink> : null
}

/** The title of the page of this work. */
export function AssignmentTitle({ id }: { id: string }) {
  return <PageTitle title={listTitle(useAssignment(id).status)} />
}

const mayHandOver = ({ terms, swap }: AssignmentDetails) => terms.substitution === true || swap === 'allowed'

const isDone = (status: AssignmentDetails['status']) =>
  ['completed', 'hoursAgreed', 'invoiced', 'paid'].includes(status)

/** Nobody comes to the site for it any more. */
const isOver = (status: AssignmentDetails['status']) => isDone(status) || status === 'cancelled' || status === 'noShow'

/** The title of the list that contains this work (docs/product.md#navigation). */
function listTitle(status: AssignmentDetails['status']): string {
  if (status === 'inProgress') return 'Work In Progress'
  if (status === 'noShow') return 'No-show'
  return isDone(status) ? 'Work Completed' : 'Assigned Work'
}

/** The next step of this work. */
function NextStep({ assignment }: { assignment: AssignmentDetails }) {
  const { status } = assignment
  if (status === 'noShow') return <AppealNoShow assignment={assignment} />
  if (status === 'assigned') return <BookOnLink assignment={assignment} />
  if (status === 'inProgress') return <ButtonLink to={seekerLinks.workInProgress}>Go to the shift</ButtonLink>
  if (status === 'cancelled')
    return (
      <ButtonLink tone="quiet" to={`${seekerLinks.completedWork}?ended`}>
        All cancelled and missed work
      </ButtonLink>
    )
  return (
    <ButtonLink tone="quiet" to={seekerLinks.completedWork}>
      All completed work
    </ButtonLink>
  )
}

function BookOnLink({ assignment }: { assignment: AssignmentDetails }) {
  const [now] = useState(() => Date.now())
  const to = `${seekerLinks.nextShift}?assignment=${assignment.id}`
  const opensAt = bookingOpensAt(assignment)
  if (now >= opensAt) return <ButtonLink to={to}>Book on</ButtonLink>
  return (
    <>
      <Text>Booking on opens on {momentText(new Date(opensAt).toISOString(), assignment.zone)}.</Text>
      <ButtonLink tone="quiet" to={to}>
        See how to book on
      </ButtonLink>
    </>
  )
}

function CancelWork({ assignment }: { assignment: AssignmentDetails }) {
  const [now] = useState(() => Date.now())
  const [isModalOpen, setModalOpen] = useState(false)
  if (now >= Date.parse(assignment.endsAt))
    return (
      <Text tone="muted">
        The shift is over, so it cannot be cancelled any more. If you worked it, ask the company to book you on by hand.
      </Text>
    )
  return (
    <>
      <div>
        <Button tone="quiet" onClick={() => setModalOpen(true)}>
          Cancel this work
        </Button>
      </div>
      {isModalOpen && <CancelModal assignment={assignment} onClose={() => setModalOpen(false)} />}
    </>
  )
}

function CancelModal({ assignment, onClose }: { assignment: AssignmentDetails; onClose: () => void }) {
  const form = useCancelWorkForm({ side: 'seeker', work: assignment }, onClose)
  return <CancelWorkModal side="seeker" work={assignment} onClose={onClose} {...form} />
}

const assignmentFacts = (assignment: AssignmentDetails) => [
  {
    term: 'Company',
    detail: <TextLink to={`${seekerLinks.company}?id=${assignment.companyId}`}>{assignment.companyName}</TextLink>,
  },
  { term: 'When', detail: <ShiftTime shift={assignment} zone={assignment.zone} /> },
  {
    term: 'Where',
    detail: (
      <>
        {assignment.siteName}, {assignment.address}.{' '}
        {!isOver(assignment.status) && <ExternalLink href={directionsUrl(assignment.point)}>Directions</ExternalLink>}
      </>
    ),
  },
  ...(!isOver(assignment.status) && assignment.arrivalInstructions
    ? [{ term: 'On arrival', detail: <Text preserveLines>{assignment.arrivalInstructions}</Text>, long: true }]
    : []),
  ...(dressCodeText(assignment.requirements)
    ? [{ term: 'Dress code', detail: dressCodeText(assignment.requirements) }]
    : []),
  ...(assignment.description
    ? [{ term: 'About the work', detail: <Text preserveLines>{assignment.description}</Text>, long: true }]
    : []),
  ...(isOver(assignment.status)
    ? []
    : [{ term: 'Shift PIN', detail: assignment.pin ?? 'Shown here from 24 hours before the start' }]),
  { term: 'Pay', detail: shiftPayText(assignment) },
  ...hoursFacts(assignment),
  {
    term: 'Pay terms',
    detail: <PayTermsList pay={assignment.terms.pay} payPerHour={assignment.payPerHour} />,
    long: true,
  },
  {
    term: 'Terms',
    detail: (
      <ExternalLink href={apiLinks.assignmentTerms(assignment.id)} target="_blank" rel="noreferrer">
        Terms you agreed (PDF)
      </ExternalLink>
    ),
  },
  { term: 'Breaks', detail: assignment.breaksPaid ? 'Paid' : 'Not paid' },
  {
    term: 'Check calls',
    detail: `${assignment.callsVary ? 'About every' : 'Every'} ${assignment.alertDuration} minutes`,
  },
  { term: 'SIA licence', detail: assignment.siaSector ?? 'Not needed' },
  ...(assignment.requirements.length > 0
    ? [{ term: 'Requirements', detail: assignment.requirements.map(requirementText).join(', ') }]
    : []),
  ...(assignment.otherRequirements
    ? [{ term: 'Other requirements', detail: <Text preserveLines>{assignment.otherRequirements}</Text>, long: true }]
    : []),
]

/** What was worked, what was agreed, and the invoices made of it. */
function hoursFacts({ hours, invoices }: AssignmentDetails) {
  if (!hours) return []
  const { status, proposedMinutes, agreedMinutes, agreedPay } = hours
  return [
    { term: 'Your hours', detail: durationText(proposedMinutes) },
    {
      term: 'Agreed hours',
      detail:
        status === 'agreed' && agreedMinutes !== null && agreedPay !== null
          ? `${durationText(agreedMinutes)}, ${formatPence(agreedPay)}`
          : 'Not yet',
    },
    ...(invoices.length > 0 ? [{ term: 'Invoice', detail: <InvoiceLinks invoices={invoices} /> }] : []),
  ]
}
