import type { AssignmentDetails } from '@s4/contract'
import { seekerLinks } from '@s4/links'
import { pushPermission } from '@s4/live/push'
import { timeText } from '@s4/domain/shift-text'
import { Button, Countdown, Inline, Section, Text, TextLink, tryAlarm } from '@s4/ui'
import { Volume2 } from 'lucide-react'
import { CheckOnMe } from './check-on-me'
import { DueCall } from './due-call'
import { isInTime, openCall } from './open-call'
import { useDay } from '../queries/shift-day-queries'
import { useNow } from '@s4/api-client/clock'
import { useServerClock } from '../queries/use-server-clock'

/** The check call to answer, or the time of the next one. */
export function CheckCallCard({ work }: { work: AssignmentDetails }) {
  const { data: day } = useDay(work.id)
  const clock = useServerClock(work.id)
  const now = useNow(clock)
  const call = openCall(day.calls, now)
  const next = day.calls.find(({ status, dueAt }) => status === 'due' && Date.parse(dueAt) > now)

  if (!call) {
    return (
      <Section title="Check calls">
        <Text>
          {next && work.callsVary && next.plannedAt === null ? (
            `Calls come about every ${work.alertDuration} minutes, at varying times.`
          ) : next ? (
            <>
              The next one comes at {timeText(next.dueAt, work.zone)}, in{' '}
              <Countdown to={next.dueAt} now={clock} after="." doneText="a moment." />
            </>
          ) : (
            noCallText(work)
          )}
        </Text>
        {next && <CheckOnMe work={work} next={next} />}
        <Inline justify="between">
          <Text size="small" tone="muted">
            Keep S4 open during your shift. Then a check call rings and vibrates, and the screen stays on.{' '}
            <ClosedText />
          </Text>
          <Button tone="quiet" size="small" icon={<Volume2 aria-hidden size={16} />} onClick={tryAlarm}>
            Try the sound
          </Button>
        </Inline>
      </Section>
    )
  }
  return (
    <Section title="Check calls">
      <Text>
        {isInTime(call, now)
          ? `The check call of ${timeText(call.dueAt, work.zone)} waits for your answer.`
          : `You missed the check call of ${timeText(call.dueAt, work.zone)}. The company has been alerted. ` +
            'Answer to say that you are all right.'}
      </Text>
      <DueCall work={work} inCard />
    </Section>
  )
}

/** Whether a call also shows with S4 closed. */
function ClosedText() {
  const permission = pushPermission()
  if (permission === 'unknown') return null
  if (permission === 'unsupported') return <>With S4 closed, this browser does not tell you.</>
  if (permission !== 'granted')
    return (
      <>
        To be told with S4 closed, <TextLink to={seekerLinks.pushes}>turn on notifications</TextLink>.
      </>
    )
  return (
    <>
      With S4 closed, you get a notification if this device is on <TextLink to={seekerLinks.pushes}>your list</TextLink>
      . It can be late without a signal or on a low battery.
    </>
  )
}

const noCallText = ({ onBreak }: AssignmentDetails) =>
  onBreak ? 'None during your break. They go on when you end it.' : 'None are due any more: the shift is over.'
