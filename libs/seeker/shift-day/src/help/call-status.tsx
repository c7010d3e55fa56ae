import type { AssignmentDetails, CallForHelp } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { Callout, ExternalLink, Text } from '@s4/ui'
import { MessageLink } from '@s4/work'
import { useKeptActions } from '../phone-queue/phone'
import { useNow } from '@s4/api-client/clock'
import { useServerClock } from '../queries/use-server-clock'
import { callEmergency } from './call-emergency'
import { useDiscreet } from './discreet'
import { useMyCall } from './my-call-query'
import { useCanBeLocated } from './use-ask-for-help'

/** What has become of a request for help, also once it is closed; nothing without one, and in discreet mode. */
export function CallStatus({ work }: { work: AssignmentDetails }) {
  const discreet = useDiscreet()
  const { data } = useMyCall(work.id)
  const isWaiting = useKeptActions().some(
    ({ name, assignmentId, refusal }) => name === 'alerts.askForHelp' && assignmentId === work.id && refusal === null,
  )
  const call = data?.call ?? null
  if (discreet) return null
  if (isWaiting)
    return (
      <Callout tone="danger" live title="The alert has not gone out: there is no signal" action={callEmergency}>
        It goes out by itself when there is a signal. In danger, call 999 now: a call often works where data does not.
      </Callout>
    )
  if (call === null || (call.resolvedAt !== null && work.status !== 'inProgress')) return null
  if (call.resolvedAt !== null)
    return (
      <Callout live title={`The company closed your request for help at ${timeText(call.resolvedAt, work.zone)}`}>
        You asked for help at {timeText(call.raisedAt, work.zone)}. Not safe? Press “I need help” again.
        {call.resolution && ` The company wrote: ${call.resolution}`}
      </Callout>
    )
  return <OpenCall call={call} ringNumber={data?.ringNumber ?? null} work={work} />
}

interface OpenCallProps {
  call: CallForHelp
  ringNumber: string | null
  work: AssignmentDetails
}

function OpenCall({ call, ringNumber, work }: OpenCallProps) {
  const now = useNow(useServerClock(work.id), 1000)
  const isLocated = useCanBeLocated()
  const isSeen = call.acknowledgedAt !== null
  const title =
    call.acknowledgedAt === null
      ? 'The company has been alerted'
      : `${seenBy(call, work)} has seen your request for help, ${agoText(now - Date.parse(call.acknowledgedAt))}`
  return (
    <>
      <Callout
        tone={isSeen ? 'info' : 'warning'}
        live
        title={title}
        action={
          <>
            {callEmergency}
            {ringNumber && <ExternalLink href={`tel:${ringNumber}`}>Ring the company</ExternalLink>}
            <MessageLink jobId={work.jobId} name={work.companyName} />
          </>
        }
      >
        You asked for help at {timeText(call.raisedAt, work.zone)}.{' '}
        {!isSeen && 'Nobody has said yet that they have seen it. '}
        Safe now, or pressed by mistake? Ring or message the company. Only they can close your request.
      </Callout>
      {work.status === 'inProgress' && <LocationText positionAt={call.positionAt} isLocated={isLocated} now={now} />}
    </>
  )
}

const seenBy = ({ acknowledgedBy }: CallForHelp, { companyName }: AssignmentDetails) =>
  acknowledgedBy ? `${acknowledgedBy} at ${companyName}` : companyName

/** The company follows a request only while positions arrive; one older than this is not where somebody is. */
const FRESH_MS = 30_000

interface LocationTextProps {
  positionAt: string | null
  isLocated: boolean
  now: number
}

function LocationText({ positionAt, isLocated, now }: LocationTextProps) {
  const age = positionAt === null ? null : now - Date.parse(positionAt)
  return (
    <Text size="small" tone={age !== null && age < FRESH_MS ? 'muted' : 'warning'}>
      {whereText(age, isLocated)}
    </Text>
  )
}

function whereText(age: number | null, isLocated: boolean): string {
  if (!isLocated) return 'Your phone doesn’t give its location. Tell the company where you are.'
  if (age === null) return 'The company gets your location as soon as this phone finds it.'
  const sent = `Your location was last sent ${agoText(age)}.`
  return age < FRESH_MS
    ? `${sent} We try to send it every 10 seconds while this screen is open.`
    : `${sent} Tell the company where you are.`
}

/** `14 s ago`, `3 min ago`. */
export function agoText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`
}
