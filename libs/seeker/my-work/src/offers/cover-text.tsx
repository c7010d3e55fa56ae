import type { Offer } from '@s4/contract'
import { aboutDistance } from '@s4/domain/geofence'
import { timeText } from '@s4/domain/shift-text'
import { Callout } from '@s4/ui'
import { useState } from 'react'

const MINUTE_MS = 60_000

/** Of an offer to cover a shift: how far it is and when to leave. */
export function CoverText({ offer: { cover, shifts, job } }: { offer: Offer }) {
  const [now] = useState(() => Date.now())
  const [shift] = shifts
  if (!cover || !shift) return null

  const leaveAt = Date.parse(shift.startsAt) - cover.travelMinutes * MINUTE_MS
  const begun = Date.parse(shift.startsAt) <= now
  const leave = leaveAt <= now ? 'Leave now' : `Leave by ${timeText(new Date(leaveAt).toISOString(), job.zone)}`
  return (
    <Callout tone="info" title="Can you cover this shift?">
      It is {aboutDistance(cover.metres)} from your home, and about {cover.travelMinutes} min by road. {leave}.
      {begun && ' The shift has begun: you are paid from when you book on.'} Others are asked too.
    </Callout>
  )
}
