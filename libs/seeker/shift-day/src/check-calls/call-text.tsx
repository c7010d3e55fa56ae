import type { CheckCall } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { Callout, Countdown } from '@s4/ui'
import { isInTime } from './open-call'

interface CallTextProps {
  call: CheckCall
  now: number
  zone: string
  clock: () => number
  /** Answered with the code of a checkpoint, not with the PIN. */
  byCheckpoint: boolean
}

/** The time left to answer a check call, or that it was missed. */
export function CallText({ call, now, zone, clock, byCheckpoint }: CallTextProps) {
  if (isInTime(call, now)) {
    return (
      <Callout tone="warning" live>
        {byCheckpoint ? 'Answer' : 'Answer with the PIN'} within <Countdown to={call.missAt} now={clock} />, or the
        company is alerted.
      </Callout>
    )
  }
  return (
    <Callout tone="danger" live title={`You missed the check call of ${timeText(call.dueAt, zone)}`}>
      The company has been alerted. Answer now to say that you are all right; it is recorded as late.
    </Callout>
  )
}
