import type { AssignmentDetails, CallForHelp } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { Callout, ExternalLink, Section, Stack, SwitchField, Text } from '@s4/ui'
import { useKeptActions } from '../phone-queue/phone'
import { useNow, useServerClock } from '../queries/use-server-clock'
import { setDiscreet, useDiscreet } from './discreet'
import { callEmergency } from './help-button'
import { useMyCall } from './my-call-query'
import { useCanBeLocated } from './use-ask-for-help'
import { useFollowing } from './use-following'

/** What became of the last request for help, how to ring the company, and the discreet mode. */
export function HelpSection({ work }: { work: AssignmentDetails }) {
  const { data } = useMyCall(work.id)
  const discreet = useDiscreet()
  const canBeLocated = useCanBeLocated()
  const isWaiting = useKeptActions().some(
    ({ name, assignmentId, refusal }) => name === 'alerts.askForHelp' && assignmentId === work.id && refusal === null,
  )
  const call = data?.call ?? null
  const isOpen = call !== null && call.resolvedAt === null
  useFollowing(work.id, isOpen && canBeLocated)

  return (
    <Section title="Help">
      <Stack>
        {!discreet && isWaiting && (
          <Callout tone="danger" live title="The alert has not gone out: there is no signal" action={callEmergency}>
            It goes out by itself when there is a signal. In danger, call 999 now: a call often works where data does
            not.
          </Callout>
        )}
        {!discreet && call && <CallState call={call} work={work} isLocated={canBeLocated} />}
        <Text>
          S4 doesn’t monitor alarms. In danger, {callEmergency}.
          {data?.ringNumber && (
            <>
              {' '}
              <ExternalLink href={`tel:${data.ringNumber}`}>Ring the company</ExternalLink>
            </>
          )}
        </Text>
        <SwitchField
          label="Discreet mode"
          hint={
            'Hold “I need help” to alert the company at once. This phone then shows nothing, makes no sound and ' +
            'does not shake. You do not see who has read the alert either.'
          }
          checked={discreet}
          onChange={({ target }) => setDiscreet(target.checked)}
        />
      </Stack>
    </Section>
  )
}

interface CallStateProps {
  call: CallForHelp
  work: AssignmentDetails
  isLocated: boolean
}

function CallState({ call, work, isLocated }: CallStateProps) {
  const now = useNow(useServerClock(work.id), 1000)
  const asked = `You asked for help at ${timeText(call.raisedAt, work.zone)}.`
  if (call.resolvedAt !== null)
    return (
      <Callout title="The company has closed your request for help">
        {asked} {call.resolution}
      </Callout>
    )
  const where = isLocated
    ? ' Your location goes to them every 10 seconds.'
    : ' Your location is off: say where you are.'
  if (call.acknowledgedAt !== null)
    return (
      <Callout
        tone="success"
        live
        title={`${call.acknowledgedBy ?? 'The company'} has seen it, ${agoText(now - Date.parse(call.acknowledgedAt))}`}
        action={callEmergency}
      >
        {asked}
        {where}
      </Callout>
    )
  return (
    <Callout tone="warning" live title="The company has been alerted" action={callEmergency}>
      {asked} Nobody has said yet that they have seen it.{where}
    </Callout>
  )
}

/** `14 s ago`, `3 min ago`. */
export function agoText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`
}
