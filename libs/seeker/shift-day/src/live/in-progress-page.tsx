import { seekerLinks } from '@s4/links'
import { useMaybeSession } from '@s4/auth-session'
import type { AssignmentDetails } from '@s4/contract'
import { ButtonLink, EmptyState, KeepsRoom, Page, Stack, useWakeLock } from '@s4/ui'
import { MessageLink, MyWorkTabs } from '@s4/work'
import { BookOffButton } from './book-off-button'
import { BreakButton } from './break-button'
import { CheckCallCard } from '../check-calls/check-call-card'
import { CounterSection } from '../counters/counter-section'
import { FinishedCard } from './finished-card'
import { NextShiftLink } from './next-shift-link'
import { MayBeOld, NoSignal } from './no-signal'
import { HandoverSection } from '../handovers/handover-section'
import { CallStatus } from '../help/call-status'
import { HelpBar } from '../help/help-button'
import { HelpSection } from '../help/help-section'
import { PatrolSection } from '../patrols/patrol-section'
import { OutsideWarning } from '../positions/outside-warning'
import { PositionCard } from '../positions/position-card'
import { usePositionSharing } from '../positions/use-position-sharing'
import { useCurrentWork, useFinishedWork } from '../queries/shift-day-queries'
import { ShiftCard } from './shift-card'

export function InProgressPage() {
  const work = useCurrentWork()

  if (!work)
    return (
      <Page>
        <Tabs />
        <MayBeOld />
        <NotBookedOn />
      </Page>
    )
  if (work.status !== 'inProgress')
    return (
      <Page>
        <Tabs />
        <MayBeOld />
        <Finished work={work} />
      </Page>
    )
  return <ShiftInProgress work={work} />
}

function NotBookedOn() {
  const finished = useFinishedWork()
  return finished ? (
    <Finished work={finished} />
  ) : (
    <EmptyState drawing="shift" action={<NextShiftLink />}>
      You are not booked on to any work.
    </EmptyState>
  )
}

/** A request for help that nobody has closed outlasts the shift. */
const Finished = ({ work }: { work: AssignmentDetails }) => (
  <Stack gap="lg">
    <CallStatus work={work} />
    <FinishedCard work={work} />
  </Stack>
)

/** The other lists need a session; a shift in progress does not. */
const Tabs = () => (useMaybeSession() ? <MyWorkTabs current="In progress" /> : null)

function ShiftInProgress({ work }: { work: AssignmentDetails }) {
  const sharing = usePositionSharing(work)
  useWakeLock()
  return (
    <Page>
      <Tabs />
      <Stack gap="lg">
        <HelpBar work={work} />
        <NoSignal work={work} />
        <CallStatus work={work} />
        <ShiftCard
          work={work}
          warning={<OutsideWarning sharing={sharing} />}
          actions={
            <>
              <BreakButton work={work} />
              <ButtonLink tone="quiet" to={`${seekerLinks.problems}${work.jobId}?shift=${work.shiftId}`}>
                Write a report
              </ButtonLink>
              <MessageLink jobId={work.jobId} name={work.companyName} size="normal" />
              <BookOffButton work={work} />
            </>
          }
        />
        <KeepsRoom>
          <CheckCallCard work={work} />
        </KeepsRoom>
        <HandoverSection work={work} />
        <CounterSection work={work} />
        <PatrolSection work={work} />
        <HelpSection work={work} />
        <PositionCard work={work} sharing={sharing} />
      </Stack>
    </Page>
  )
}
