import type { AssignmentDetails } from '@s4/contract'
import { Button, CornerNotice, Countdown, Inline, Modal, useWakeLock, useAlarm } from '@s4/ui'
import { HelpButton } from '../help/help-button'
import { useSecretHelp } from '../help/my-call-query'
import { AnswerForm } from './answer-form'
import { CallText } from './call-text'
import { useHandledCalls } from './handled-calls'
import { isInTime, openCall } from './open-call'
import { useFocusBack } from './use-focus-back'
import { useDay } from '../queries/shift-day-queries'
import { useNow } from '@s4/api-client/clock'
import { useServerClock } from '../queries/use-server-clock'

interface DueCallProps {
  work: AssignmentDetails
  /** In the list of the shift's check calls. On the other screens the strip above has what was missed. */
  inCard?: boolean
}

/** A check call over any other screen; when closed, it stays as a notice in the corner until it is missed. */
export function DueCall({ work, inCard = false }: DueCallProps) {
  const { data: day } = useDay(work.id)
  const clock = useServerClock(work.id)
  const now = useNow(clock)
  const { aside, quiet, change } = useHandledCalls()
  const call = openCall(day.calls, now)
  const pressing = call !== null && isInTime(call, now)
  const isSecret = useSecretHelp(work.id)
  const sounding = pressing && call.id !== quiet && !isSecret
  useWakeLock()
  useAlarm(sounding)
  useFocusBack(call?.id)

  if (!call) return null
  const silence = sounding && (
    <Button tone="quiet" size="small" onClick={() => change({ quiet: call.id })}>
      Turn the sound off
    </Button>
  )
  const answer = (
    <Button size="small" onClick={() => change({ aside: null })}>
      Answer
    </Button>
  )
  if (aside === call.id && !pressing) return inCard && <Inline>{answer}</Inline>
  if (aside === call.id) {
    return (
      <CornerNotice
        title="A check call waits for you"
        action={
          <>
            {answer}
            {silence}
          </>
        }
      >
        Answer within <Countdown to={call.missAt} now={clock} />, or the company is alerted.
      </CornerNotice>
    )
  }
  return (
    <Modal
      open
      focusDialog
      onClose={() => change({ aside: call.id })}
      title="Check call: are you all right?"
      description={`${work.title}, ${work.siteName}`}
      size="screen"
    >
      <CallText call={call} now={now} zone={work.zone} clock={clock} byCheckpoint={work.callsByCheckpoint} />
      <AnswerForm call={call} work={work} />
      {silence}
      <HelpButton work={work} />
    </Modal>
  )
}
