import { seekerLinks } from '@s4/links'
import { useMaybeSession } from '@s4/auth-session'
import type { AssignmentDetails } from '@s4/contract'
import { ButtonLink, EmptyState, Page, Stack, useWakeLock } from '@s4/ui'
import { MessageLink, MyWorkTabs } from '@s4/work'
import { BookOffButton } from './book-off-button'
import { BreakButton } from './break-button'
import { CheckCallCard } from '../check-calls/check-call-card'
import { CounterSection } from '../counters/counter-section'
import { FinishedCard } from './finished-card'
import { HandoverSection } from '../handovers/handover-section'
import { HelpButton } from '../help/help-button'
import { HelpSection } from '../help/help-section'
import { PatrolSection } from '../patrols/patrol-section'
import { PositionCard } from '../positions/position-card'
import { useCurrentWork } from '../queries/shift-day-queries'
import { ShiftCard } from './shift-card'

export function InProgressPage() {
  const work = useCurrentWork()

  if (!work) {
    return (
      <Page>
        <Tabs />
        <EmptyState drawing="shift" action={<ButtonLink to={seekerLinks.nextShift}>See your next shift</ButtonLink>}>
          You are not booked on to any work.
        </EmptyState>
      </Page>
    )
  }
  if (work.status !== 'inProgress')
    return (
      <Page>
        <Tabs />
        <FinishedCard work={work} />
      </Page>
    )
  return <ShiftInProgress work={work} />
}

/** The other lists need a session; a shift in progress does not. */
const Tabs = () => (useMaybeSession() ? <MyWorkTabs current="In progress" /> : null)

function ShiftInProgress({ work }: { work: AssignmentDetails }) {
  useWakeLock()
  return (
    <Page>
      <Tabs />
      <Stack gap="lg">
        <CheckCallCard work={work} />
        <HandoverSection work={work} />
        <CounterSection work={work} />
        <PatrolSection work={work} />
        <ShiftCard
          work={work}
          actions={
            <>
              <BreakButton work={work} />
              <BookOffButton work={work} />
              <ButtonLink tone="quiet" to={`${seekerLinks.problems}${work.jobId}?shift=${work.shiftId}`}>
                Write a report
              </ButtonLink>
              <MessageLink jobId={work.jobId} name={work.companyName} />
            </>
          }
        />
        <HelpSection work={work} />
        <PositionCard work={work} />
        <HelpButton work={work} />
      </Stack>
    </Page>
  )
}
