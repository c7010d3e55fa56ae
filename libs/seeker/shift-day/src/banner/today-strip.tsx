import { useApi } from '@s4/api-client'
import { seekerLinks } from '@s4/links'
import type { AssignmentDetails } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { ButtonLink, Inline, Strip } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { keepForShift } from './app-on-phone'
import { noteStrip, StripRoom, useOwnScreen } from './strip-room'
import { serverNow } from '../clock/server-clock'
import { useNow } from '../queries/use-server-clock'
import { comingShiftQuery, currentWorkQuery, dayQuery } from '../queries/shift-day-queries'

const HelpButton = lazy(async () => ({ default: (await import('../help/help-button')).HelpButton }))

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The shift in progress, or the one that starts within 24 hours: when, where, the PIN, and the way to its screen. */
export function TodayStrip() {
  const api = useApi()
  const onOwnScreen = useOwnScreen('shiftStrip')
  const { data: current } = useQuery(currentWorkQuery(api))
  const isAtWork = current?.status === 'inProgress'
  const { data: coming, isPending } = useQuery({
    ...comingShiftQuery(api, null),
    enabled: current !== undefined && !isAtWork,
  })
  const work = isAtWork ? current : coming
  // Kept on the phone from here on, with its check calls, for when there is no signal.
  const isNear = work !== null && work !== undefined && isToday(work)
  useQuery({ ...dayQuery(api, work?.id ?? ''), enabled: isNear })
  useEffect(() => {
    if (import.meta.env.PROD && isNear) void keepForShift().catch(() => undefined)
  }, [isNear])
  const isKnown = isAtWork || !isPending
  useEffect(() => {
    if (isKnown) noteStrip('shiftStrip', isNear ? 'yes' : undefined)
  }, [isKnown, isNear])

  if (!isKnown) return <StripRoom of="shiftStrip" />
  if (!work || !isNear || onOwnScreen) return null
  return work.status === 'inProgress' ? <AtWork work={work} /> : <Coming work={work} />
}

const isToday = ({ status, startsAt, endsAt }: AssignmentDetails) =>
  status === 'inProgress' ||
  (status === 'assigned' && Date.parse(startsAt) - serverNow() < DAY_MS && Date.parse(endsAt) > serverNow())

const AtWork = ({ work }: { work: AssignmentDetails }) => (
  <Strip
    tone="success"
    title={work.onBreak ? 'You are on a break' : 'You are on shift'}
    action={
      <Inline nowrap>
        <Suspense>
          <HelpButton work={work} inStrip />
        </Suspense>
        <ButtonLink size="small" tone="quiet" to={seekerLinks.workInProgress} aria-label="Open the shift">
          Open
        </ButtonLink>
      </Inline>
    }
  >
    Until {timeText(work.endsAt, work.zone)}, {work.siteName}
  </Strip>
)

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
