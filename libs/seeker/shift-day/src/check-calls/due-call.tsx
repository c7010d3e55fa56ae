import type { AssignmentDetails } from '@s4/contract'
import { Button, CornerNotice, Countdown, Modal, useWakeLock, useAlarm } from '@s4/ui'
import { HelpButton } from '../help/help-button'
import { AnswerForm } from './answer-form'
import { CallText } from './call-text'
import { useHandledCalls } from './handled-calls'
import { isInTime, openCall } from './open-call'
import { useDay } from '../queries/shift-day-queries'
import { useNow, useServerClock } from '../queries/use-server-clock'

/** A check call over any other screen; when closed, it stays as a notice in the corner. */
export function DueCall({ work }: { work: AssignmentDetails }) {
  const { data: day } = useDay(work.id)
  const clock = useServerClock(work.id)
  const now = useNow(clock)
  const { aside, quiet, change } = useHandledCalls()
  const call = openCall(day.calls, now)
  const pressing = call !== null && isInTime(call, now)
  const sounding = pressing && call.id !== quiet
  useWakeLock()
  useAlarm(sounding)

  if (!call) return null
  const silence = sounding && (
    <Button tone="quiet" size="small" onClick={() => change({ quiet: call.id })}>
      Turn the sound off
    </Button>
  )
  if (aside === call.id) {
    return (
      <CornerNotice
        title={pressing ? 'A check call waits for you' : 'You missed a check call'}
        action={
          <>
            <Button size="small" onClick={() => change({ aside: null })}>
              Answer
            </Button>
            {silence}
          </>
        }
      >
        {pressing ? (
          <>
            Answer within <Countdown to={call.missAt} now={clock} />, or the company is alerted.
          </>
        ) : (
          'The company has been alerted. Answer to say that you are all right.'
        )}
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
