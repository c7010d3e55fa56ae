import { useApi } from '@s4/api-client'
import { seekerLinks } from '@s4/links'
import type { AssignmentDetails } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { ButtonLink, Callout, Countdown, ExternalLink } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { keepForShift } from './app-on-phone'
import { serverNow } from '../clock/server-clock'
import { comingShiftQuery, currentWorkQuery, dayQuery } from '../queries/shift-day-queries'

const DAY_MS = 24 * 60 * 60_000
/** These screens show the shift themselves. */
const ownScreens: readonly string[] = [seekerLinks.nextShift, seekerLinks.workInProgress]

/** The shift in progress, or the one that starts within 24 hours: when, where, the PIN, and the way to it. */
export function TodayStrip() {
  const api = useApi()
  const { pathname } = useLocation()
  const { data: current } = useQuery(currentWorkQuery(api))
  const isAtWork = current?.status === 'inProgress'
  const { data: coming } = useQuery({ ...comingShiftQuery(api, null), enabled: current !== undefined && !isAtWork })
  const work = isAtWork ? current : coming
  // Kept on the phone from here on, with its check calls, for when there is no signal.
  const isNear = work !== null && work !== undefined && isToday(work)
  useQuery({ ...dayQuery(api, work?.id ?? ''), enabled: isNear })
  useEffect(() => {
    if (import.meta.env.PROD && isNear) void keepForShift().catch(() => undefined)
  }, [isNear])

  if (!work || !isNear || ownScreens.includes(pathname)) return null
  return work.status === 'inProgress' ? <AtWork work={work} /> : <Coming work={work} />
}

const isToday = ({ status, startsAt, endsAt }: AssignmentDetails) =>
  status === 'inProgress' ||
  (status === 'assigned' && Date.parse(startsAt) - serverNow() < DAY_MS && Date.parse(endsAt) > serverNow())

const AtWork = ({ work }: { work: AssignmentDetails }) => (
  <Callout
    tone="success"
    title={`You are booked on: ${work.title}, ${work.siteName}`}
    action={
      <ButtonLink size="small" to={seekerLinks.workInProgress}>
        Open the shift
      </ButtonLink>
    }
  >
    Until {timeText(work.endsAt, work.zone)}.
  </Callout>
)

function Coming({ work }: { work: AssignmentDetails }) {
  const { lat, lng } = work.point
  const isOpen = serverNow() >= bookingOpensAt(work)
  return (
    <Callout
      title={`Your shift at ${timeText(work.startsAt, work.zone)}: ${work.siteName}`}
      action={
        <>
          <ButtonLink size="small" tone={isOpen ? 'action' : 'quiet'} to={seekerLinks.nextShift}>
            {isOpen ? 'Book on' : 'See the shift'}
          </ButtonLink>
          <ExternalLink href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}>
            Directions
          </ExternalLink>
        </>
      }
    >
      {serverNow() < Date.parse(work.startsAt) ? 'Starts in ' : ''}
      <Countdown to={work.startsAt} now={serverNow} doneText="It has started" />. {work.title}, {work.address}.
      {work.pin && ` PIN ${work.pin}.`}
    </Callout>
  )
}
