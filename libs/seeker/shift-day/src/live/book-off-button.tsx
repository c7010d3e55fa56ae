import type { AssignmentDetails } from '@s4/contract'
import { attendedStretches } from '@s4/domain/attended-stretches'
import { paidSpans, proposedHours } from '@s4/domain/hours'
import { formatPence, formatRate } from '@s4/domain/money'
import { payForShift } from '@s4/domain/paid-time'
import { durationText, timeText } from '@s4/domain/shift-text'
import { Button, Callout, ConfirmModal, DescriptionList, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { minimumFact } from './minimum-fact'
import { useDiscreet } from '../help/discreet'
import { useMyCall } from '../help/my-call-query'
import { attendanceSoFar } from './attendance-so-far'
import { currentFix, knownFix } from '../positions/current-position'
import { useBookOff, useDay } from '../queries/shift-day-queries'
import { useNow } from '@s4/api-client/clock'
import { useServerClock } from '../queries/use-server-clock'

const MINUTE_MS = 60_000
/** From then on booking off is the next thing to do. */
const NEAR_END_MS = 15 * MINUTE_MS

/** Confirms booking off, with the minutes and pay it would propose. */
export function BookOffButton({ work }: { work: AssignmentDetails }) {
  const bookOff = useBookOff()
  const { data: day } = useDay(work.id)
  const [askedAt, setAskedAt] = useState<string | null>(null)
  const clock = useServerClock(work.id)
  const isNearEnd = useNow(clock, MINUTE_MS) >= Date.parse(work.endsAt) - NEAR_END_MS

  const open = () => {
    setAskedAt(new Date(clock()).toISOString())
    // Asked for while the person reads: booking off waits for no position.
    if (day.locationShared) void currentFix()
  }
  const confirm = () => {
    const fix = day.locationShared ? knownFix() : null
    bookOff.mutate(
      { id: work.id, position: fix?.position ?? null, deviceAt: fix?.deviceAt ?? new Date().toISOString() },
      { onSettled: () => setAskedAt(null) },
    )
  }

  return (
    <>
      <Button tone={isNearEnd && !work.onBreak ? 'action' : 'quiet'} onClick={open}>
        Book off
      </Button>
      <ConfirmModal
        open={askedAt !== null}
        title="Book off now?"
        confirmLabel="Book off"
        cancelLabel="Stay booked on"
        tone={isNearEnd ? 'action' : 'quiet'}
        busy={bookOff.isPending}
        onCancel={() => setAskedAt(null)}
        onConfirm={confirm}
      >
        {askedAt !== null && (
          <Stack>
            <StillOpenCall work={work} />
            <Early work={work} at={askedAt} />
            <Proposal work={work} at={askedAt} />
          </Stack>
        )}
      </ConfirmModal>
    </>
  )
}

/** Says that a request for help does not end with the shift; in discreet mode nobody may see that there is one. */
function StillOpenCall({ work }: { work: AssignmentDetails }) {
  const { data } = useMyCall(work.id)
  const discreet = useDiscreet()
  if (discreet || !data?.call || data.call.resolvedAt !== null) return null
  return (
    <Callout tone="danger" title="Your request for help is still open">
      The company is still alerted after you book off, but no longer gets your location. In danger, call 999.
    </Callout>
  )
}

/** Warns of booking off before the end of the shift. */
function Early({ work, at }: { work: AssignmentDetails; at: string }) {
  const worked = proposedHours(work, attendanceSoFar(work, at), work.breaksPaid).minutes
  const minutes = Math.ceil((Date.parse(work.endsAt) - Date.parse(at)) / MINUTE_MS)
  if (minutes < 1) return null
  return (
    <Callout tone="warning" title={`The shift goes on for ${durationText(minutes)}`}>
      It ends at {timeText(work.endsAt, work.zone)}.{worked > 0 && ' You are paid until you book off.'} Did you come
      before you booked on? Book off first, then press “Add time not counted”.
    </Callout>
  )
}

function Proposal({ work, at }: { work: AssignmentDetails; at: string }) {
  const attendance = attendanceSoFar(work, at)
  const hours = proposedHours(work, attendance, work.breaksPaid)
  const stretches = attendedStretches(work.stretches, work, paidSpans(work, attendance, work.breaksPaid))
  const pay = formatPence(payForShift({ ...work, stretches }, hours.minutes))
  const outside = hours.beforeMinutes + hours.afterMinutes
  const shown = (minutes: number) => durationText(minutes)
  if (hours.minutes === 0)
    return (
      <>
        <Text>
          You booked on at {timeText(work.bookedOnAt ?? at, work.zone)} and have worked less than a minute of this
          shift. {work.terms.pay.minimumMinutes === 0 && 'If you book off now, you are not paid.'}
        </Text>
        <DescriptionList items={minimumFact(work, 0)} />
      </>
    )

  return (
    <DescriptionList
      items={[
        { term: 'Booked on', detail: `${timeText(work.bookedOnAt ?? at, work.zone)}–${timeText(at, work.zone)}` },
        {
          term: 'Breaks during the shift',
          detail: `${shown(hours.breakMinutes)}, ${work.breaksPaid ? 'paid' : 'unpaid'}`,
        },
        { term: 'Your hours', detail: shown(hours.minutes) },
        {
          term: 'Your pay',
          detail: work.stretches.length === 0 ? `${pay} at ${formatRate(work.payPerHour)}` : pay,
        },
        ...minimumFact(work, hours.minutes),
        ...(outside > 0
          ? [
              {
                term: 'Before or after the shift',
                detail: `${shown(outside)} more: paid only if the company accepts it`,
              },
            ]
          : []),
      ]}
    />
  )
}
