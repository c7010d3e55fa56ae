import type { AssignmentDetails, CheckCall } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { Button, Callout, Countdown, Inline, Section, Text } from '@s4/ui'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { AnswerForm } from './answer-form'
import { isPressing, openCall } from './open-call'
import { useDay } from './shift-day-queries'
import { tryAlarm, useAlarm } from './use-alarm'
import { useNow, useServerClock } from './use-server-clock'

/** The call to answer, or when the next one comes. */
export function CheckCallCard({ work }: { work: AssignmentDetails }) {
  const { data: day } = useDay(work.id)
  const clock = useServerClock(work.id)
  const now = useNow(clock)
  const [quiet, setQuiet] = useState<string | null>(null)
  const call = openCall(day.calls, now)
  const next = day.calls.find(({ status, dueAt }) => status === 'due' && Date.parse(dueAt) > now)
  useAlarm(call !== null && isPressing(call, now) && call.id !== quiet)

  if (!call) {
    return (
      <Section title="Check calls">
        <Text>{next ? <>The next one comes at {timeText(next.dueAt, work.zone)}, in <Countdown to={next.dueAt} now={clock} />.</> : whyNone(work)}</Text>
        <Inline justify="between">
          <Text size="small" tone="muted">Keep this screen open: it sounds, vibrates and stays lit.</Text>
          <Button tone="quiet" size="small" icon={<Volume2 aria-hidden size={16} />} onClick={tryAlarm}>Try the sound</Button>
        </Inline>
      </Section>
    )
  }
  return (
    <Section title="Check call: are you all right?" action={quiet !== call.id && isPressing(call, now) && <Button tone="quiet" size="small" onClick={() => setQuiet(call.id)}>Silence</Button>}>
      <CallText call={call} now={now} zone={work.zone} clock={clock} />
      <AnswerForm key={call.id} call={call} assignmentId={work.id} />
    </Section>
  )
}

interface CallTextProps {
  call: CheckCall
  now: number
  zone: string
  clock: () => number
}

function CallText({ call, now, zone, clock }: CallTextProps) {
  if (isPressing(call, now)) {
    return <Callout tone="warning" live>Answer with the PIN within <Countdown to={call.missAt} now={clock} />, or the company is alerted.</Callout>
  }
  return (
    <Callout tone="danger" live title={`You missed the check call of ${timeText(call.dueAt, zone)}`}>
      The company has been alerted. Answer now to say that you are all right; it is recorded as late.
    </Callout>
  )
}

const whyNone = ({ onBreak }: AssignmentDetails) => (onBreak ? 'None during your break. They go on when you end it.' : 'None are due any more: the shift is over.')
