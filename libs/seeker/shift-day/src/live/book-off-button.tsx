import type { AssignmentDetails } from '@s4/contract'
import { attendedStretches } from '@s4/domain/attended-stretches'
import { paidSpans, proposedHours } from '@s4/domain/hours'
import { formatPence, formatRate } from '@s4/domain/money'
import { payForShift } from '@s4/domain/paid-time'
import { durationText, timeText } from '@s4/domain/shift-text'
import { Button, Callout, ConfirmModal, DescriptionList, Stack } from '@s4/ui'
import { useState } from 'react'
import { minimumFact } from './minimum-fact'
import { attendanceSoFar } from './attendance-so-far'
import { currentFix } from '../positions/current-position'
import { useBookOff, useDay } from '../queries/shift-day-queries'
import { useServerClock } from '../queries/use-server-clock'

const MINUTE_MS = 60_000

/** Confirms booking off, with the minutes and pay it would propose. */
export function BookOffButton({ work }: { work: AssignmentDetails }) {
  const bookOff = useBookOff()
  const { data: day } = useDay(work.id)
  const [askedAt, setAskedAt] = useState<string | null>(null)
  const [locating, setLocating] = useState(false)
  const clock = useServerClock(work.id)

  const confirm = async () => {
    setLocating(true)
    const fix = day.locationShared ? await currentFix() : null
    setLocating(false)
    bookOff.mutate(
      { id: work.id, position: fix?.position ?? null, deviceAt: fix?.deviceAt ?? new Date().toISOString() },
      { onSettled: () => setAskedAt(null) },
    )
  }

  return (
    <>
      <Button onClick={() => setAskedAt(new Date(clock()).toISOString())}>Book off</Button>
      <ConfirmModal
        open={askedAt !== null}
        title="Book off now?"
        confirmLabel="Book off"
        cancelLabel="Stay booked on"
        busy={locating || bookOff.isPending}
        onCancel={() => setAskedAt(null)}
        onConfirm={() => void confirm()}
      >
        {askedAt !== null && (
          <Stack>
            <Early work={work} at={askedAt} />
            <Proposal work={work} at={askedAt} />
          </Stack>
        )}
      </ConfirmModal>
    </>
  )
}

/** Warns of booking off before the end of the shift. */
function Early({ work, at }: { work: AssignmentDetails; at: string }) {
  const minutes = Math.ceil((Date.parse(work.endsAt) - Date.parse(at)) / MINUTE_MS)
  if (minutes < 1) return null
  return (
    <Callout tone="warning" title={`The shift goes on for ${durationText(minutes)}`}>
      It ends at {timeText(work.endsAt, work.zone)}, and you are paid until you book off. If you came before you booked
      on, or these hours are wrong for another reason, book off and press “My hours are wrong”.
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

  return (
    <DescriptionList
      items={[
        { term: 'Booked on', detail: `${timeText(work.bookedOnAt ?? at, work.zone)}–${timeText(at, work.zone)}` },
        { term: 'Breaks', detail: `${shown(hours.breakMinutes)}, ${work.breaksPaid ? 'paid' : 'unpaid'}` },
        { term: 'Hours proposed', detail: shown(hours.minutes) },
        {
          term: 'Pay proposed',
          detail: work.stretches.length === 0 ? `${pay} at ${formatRate(work.payPerHour)}` : pay,
        },
        ...minimumFact(work, hours.minutes),
        ...(outside > 0
          ? [{ term: 'Outside the shift', detail: `${shown(outside)}: counts only if the company accepts it` }]
          : []),
      ]}
    />
  )
}
