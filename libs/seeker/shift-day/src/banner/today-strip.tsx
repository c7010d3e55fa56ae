import { useApi } from '@s4/api-client'
import { seekerLinks } from '@s4/links'
import type { AssignmentDetails } from '@s4/contract'
import { dateText, localDate, timeText } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { Button, ButtonLink, Inline, Strip, Unseen, lazyPart } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepForShift, onceAtRest } from './app-on-phone'
import { useMatch } from 'react-router-dom'
import { isSaid, LeftRoom, noteStrip, StripRoom, useOwnScreen, useWithScreen } from './strip-room'
import { useHandledCalls } from '../check-calls/handled-calls'
import { isInTime, openCall } from '../check-calls/open-call'
import { serverNow, useNow } from '@s4/api-client/clock'
import { comingShiftQuery, currentWorkQuery, dayQuery } from '../queries/shift-day-queries'

const HelpButton = lazyPart(async () => (await import('../help/help-button')).HelpButton)

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The shift in progress, or the one that starts within 24 hours: when, where, the PIN, and the way to its screen. */
export function TodayStrip() {
  const api = useApi()
  const onOwnScreen = useOwnScreen('shiftStrip')
  const isOnNextShift = useMatch(seekerLinks.nextShift) !== null
  const readCurrent = useQuery(currentWorkQuery(api))
  const current = readCurrent.data
  const isAtWork = current?.status === 'inProgress'
  const readComing = useQuery({
    ...comingShiftQuery(api, null),
    enabled: current !== undefined && !isAtWork,
  })
  const work = isAtWork ? current : readComing.data
  // Kept on the phone from here on, with its check calls, for when there is no signal.
  const isNear = work !== null && work !== undefined && isWithinADay(work)
  useQuery({ ...dayQuery(api, work?.id ?? ''), enabled: isNear })
  useEffect(() => (import.meta.env.PROD && isNear ? onceAtRest(keepForShift) : undefined), [isNear])
  const isKnown = isAtWork || !readComing.isPending
  useEffect(() => {
    if (isKnown) noteStrip('shiftStrip', isNear ? 'yes' : undefined)
  }, [isKnown, isNear])

  if (!isKnown) return <StripRoom of="shiftStrip" />
  // The screen of the next shift knows nothing of the one in progress.
  const isHidden = onOwnScreen && !(isAtWork && isOnNextShift)
  return (
    <Known
      work={work && isNear && !isHidden ? work : null}
      isUrgent={isAtWork && !isOnNextShift}
      isSaid={isSaid(isAtWork ? readCurrent : readComing)}
    />
  )
}

/** A shift in progress has the button for help, so it does not wait for the next screen. */
function Known({ work, isUrgent, isSaid }: { work: AssignmentDetails | null; isUrgent: boolean; isSaid: boolean }) {
  const { isShown, leavesRoom } = useWithScreen(work !== null, isSaid)
  if (leavesRoom) return <LeftRoom />
  if (!work || !(isShown || isUrgent)) return null
  return work.status === 'inProgress' ? <AtWork work={work} /> : <Coming work={work} />
}

const isWithinADay = ({ status, startsAt, endsAt }: AssignmentDetails) =>
  status === 'inProgress' ||
  (status === 'assigned' && Date.parse(startsAt) - serverNow() < DAY_MS && Date.parse(endsAt) > serverNow())

function AtWork({ work }: { work: AssignmentDetails }) {
  const now = useNow(serverNow, MINUTE_MS / 2)
  const { data: day } = useQuery(dayQuery(useApi(), work.id))
  const { change } = useHandledCalls()
  const call = openCall(day?.calls ?? [], now)
  const isMissed = call !== null && !isInTime(call, now)
  const help = (
    <InPicture fallback={<HelpRoom />}>
      <HelpButton work={work} inStrip />
    </InPicture>
  )
  if (isMissed)
    return (
      <Strip
        tone="danger"
        title="Call missed"
        action={
          <Inline nowrap>
            {help}
            <Button size="small" onClick={() => change({ aside: null })}>
              Answer
            </Button>
          </Inline>
        }
      >
        Check call of {callText(call.dueAt, work.zone, now)}
      </Strip>
    )
  const isOver = now >= Date.parse(work.endsAt)
  const [tone, title] = isOver
    ? (['warning', 'Shift over'] as const)
    : (['success', work.onBreak ? 'On a break' : 'On shift'] as const)
  return (
    <Strip
      tone={tone}
      title={title}
      action={
        <Inline nowrap>
          {help}
          <ButtonLink size="small" tone="quiet" to={seekerLinks.workInProgress} aria-label="Open the shift">
            Open
          </ButtonLink>
        </Inline>
      }
    >
      {isOver ? `Ended ${endText(work, now)}. Book off` : `Until ${timeText(work.endsAt, work.zone)}, ${work.siteName}`}
    </Strip>
  )
}

const HelpRoom = () => (
  <Unseen>
    <Button size="small">Help</Button>
  </Unseen>
)

const isToday = (day: string, zone: string, now: number) => day === localDate(new Date(now).toISOString(), zone)

/** The time, with its day when that is another. */
function callText(dueAt: string, zone: string, now: number): string {
  const day = localDate(dueAt, zone)
  return `${isToday(day, zone, now) ? '' : `${dateText(day, { year: false })}, `}${timeText(dueAt, zone)}`
}

/** The time of a shift that ended today, the day of one that ended before. */
function endText({ endsAt, zone }: AssignmentDetails, now: number): string {
  const day = localDate(endsAt, zone)
  return isToday(day, zone, now) ? timeText(endsAt, zone) : dateText(day, { year: false })
}

function Coming({ work }: { work: AssignmentDetails }) {
  const now = useNow(serverNow, MINUTE_MS / 2)
  const hasStarted = now >= Date.parse(work.startsAt)
  const isOpen = now >= bookingOpensAt(work)
  const starts = timeText(work.startsAt, work.zone)
  return (
    <Strip
      tone={hasStarted ? 'warning' : 'info'}
      title={hasStarted ? `Your shift began at ${starts}` : `Your shift at ${starts}`}
      action={
        <ButtonLink size="small" tone={isOpen ? 'action' : 'quiet'} to={seekerLinks.nextShift}>
          {isOpen ? 'Book on' : 'See the shift'}
        </ButtonLink>
      }
    >
      {work.pin && `PIN ${work.pin}, `}
      {work.siteName}
    </Strip>
  )
}
