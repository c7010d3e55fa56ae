import { seekerLinks } from '@s4/links'
import type { AssignmentDetails } from '@s4/contract'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { ButtonLink, Callout, EmptyState, Grid, Page, Stack } from '@s4/ui'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ArrivalCard } from './arrival-card'
import { BookOnCard } from './book-on-card'
import { HandoverSection } from '../handovers/handover-section'
import { useComingShift } from '../queries/shift-day-queries'
import { useNow } from '@s4/api-client/clock'
import { useServerClock } from '../queries/use-server-clock'

interface BookingPageProps {
  /** Loads the screen where booking on leads. */
  loadShift: () => Promise<unknown>
}

export function BookingPage({ loadShift }: BookingPageProps) {
  const [params] = useSearchParams()
  const work = useComingShift(params.get('assignment'))

  if (!work) {
    return (
      <Page>
        <EmptyState drawing="shift" action={<ButtonLink to={seekerLinks.jobs}>Find work</ButtonLink>}>
          You have no upcoming shifts.
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page>
      <Stack gap="lg">
        {work.status === 'inProgress' && (
          <Callout
            tone="success"
            title="You are booked on"
            action={<ButtonLink to={seekerLinks.workInProgress}>Open the shift</ButtonLink>}
          >
            {work.title}, {work.siteName}.
          </Callout>
        )}
        <Coming work={work} code={params.get('code') ?? ''} loadShift={loadShift} />
      </Stack>
    </Page>
  )
}

/** The booking form comes first once it is open. Keys keep what was typed when the order changes. */
function Coming({ work, code, loadShift }: BookingPageProps & { work: AssignmentDetails; code: string }) {
  const open = useNow(useServerClock(work.id), 5000) >= bookingOpensAt(work)
  const canBookOn = open && work.status === 'assigned'
  // The screen of the shift loads while somebody types the PIN, in a step after all with which this one begins.
  useEffect(() => {
    if (!canBookOn) return undefined
    const timer = setTimeout(() => void loadShift().catch(() => undefined))
    return () => clearTimeout(timer)
  }, [canBookOn, loadShift])
  const arrival = (
    <Stack key="arrival" gap="lg">
      <HandoverSection work={work} />
      <ArrivalCard work={work} />
    </Stack>
  )
  if (work.status !== 'assigned') return arrival
  const booking = <BookOnCard key="booking" work={work} code={code} />
  return (
    <Grid min={420} gap="lg" stretch>
      {open ? [booking, arrival] : [arrival, booking]}
    </Grid>
  )
}
