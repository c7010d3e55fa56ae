import { useOffline, useServerUnreachable } from '@s4/auth-session'
import type { AssignmentDetails } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { Callout } from '@s4/ui'
import { useShownActions } from '../banner/use-shown-actions'
import { usePhoneHold } from '../phone-queue/phone'
import { useSignal } from '../queries/use-signal'

const TITLE = 'There is no signal, or S4 cannot be reached'

/** True while something waits for a signal: the bar above says then that there is none. */
function useSaidAbove(): boolean {
  const waits = useShownActions().some(({ refusal }) => refusal === null)
  return usePhoneHold() === 'no-signal' && waits
}

/** The same where no shift is in progress, whose presses alone are kept. */
export function MayBeOld() {
  const isOffline = useOffline()
  const isUnreachable = useServerUnreachable()
  const isSaid = useSaidAbove()
  return isOffline || isUnreachable ? (
    <Callout tone="warning" live title={isSaid ? undefined : TITLE}>
      What you see may be old. What you do on a shift is kept on this phone. Nothing else can be saved until the signal
      is back.
    </Callout>
  ) : null
}

/** That the server cannot be reached, before anything is pressed; once something waits, the bar above says it. */
export function NoSignal({ work }: { work: AssignmentDetails }) {
  const { isLost, heardAt } = useSignal(work.id)
  const isSaid = useSaidAbove()
  if (!isLost || isSaid) return null
  return (
    <Callout tone="warning" live title={TITLE}>
      {heardAt !== null && `S4 last answered at ${timeText(heardAt, work.zone)}. `}
      Breaks, answers, scans, reports, help and booking off are kept on this phone and sent when the signal is back.
      Check calls still ring. Messages need a signal.
    </Callout>
  )
}
