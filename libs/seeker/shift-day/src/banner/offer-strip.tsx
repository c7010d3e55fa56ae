import { useApi } from '@s4/api-client'
import { useMaybeSession } from '@s4/auth-session'
import type { Offer } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { dateText, localDate, timeText } from '@s4/domain/shift-text'
import { seekerLinks } from '@s4/links'
import { ButtonLink, Strip } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { serverNow, useNow } from '@s4/api-client/clock'
import { isSaid, LeftRoom, noteStrip, StripRoom, useOwnScreen, useWithScreen } from './strip-room'

/** An offer that ends later is told on the home alone. */
const URGENT_MS = 4 * 60 * 60_000

/** Offers that end within hours, on the home every open one, and how long the first of them is open. */
export function OfferStrip() {
  const api = useApi()
  const isSignedIn = useMaybeSession() !== null
  const onOwnScreen = useOwnScreen('offerStrip')
  const isHome = useLocation().pathname === seekerLinks.jobs
  const read = useQuery({ ...api.query('offers.list', {}), enabled: isSignedIn })
  const { data: offers, isPending } = read
  const now = useNow(serverNow, 30_000)
  const [first, ...others] = (offers ?? [])
    .filter(({ status, lapsesAt }) => status === 'open' && Date.parse(lapsesAt) > now)
    .toSorted((one, other) => one.lapsesAt.localeCompare(other.lapsesAt))
  const isUrgent = first !== undefined && Date.parse(first.lapsesAt) - now < URGENT_MS
  const shownOn = isUrgent ? 'yes' : first && seekerLinks.jobs
  useEffect(() => {
    if (!isPending) noteStrip('offerStrip', shownOn)
  }, [isPending, shownOn])

  if (isSignedIn && isPending) return <StripRoom of="offerStrip" />
  const shown = first && !onOwnScreen && (isUrgent || isHome) ? [first, ...others] : []
  return <Known offers={shown} isUrgent={isUrgent} isSaid={isSaid(read)} />
}

interface KnownProps {
  offers: readonly Offer[]
  isUrgent: boolean
  isSaid: boolean
}

function Known({ offers: [first, ...others], isUrgent, isSaid }: KnownProps) {
  const { isShown, leavesRoom } = useWithScreen(first !== undefined, isSaid)
  if (leavesRoom) return <LeftRoom />
  if (!first || !isShown) return null
  return (
    <Strip
      tone={isUrgent ? 'warning' : 'info'}
      title={others.length === 0 ? `Offer: ${formatRate(first.job.payPerHour)}` : `${others.length + 1} offers waiting`}
      action={
        <ButtonLink size="small" to={seekerLinks.offer(first.id)}>
          Answer
        </ButtonLink>
      }
    >
      {others.length === 0 && dayText(first)}Answer by {lapseText(first, isUrgent)}
    </Strip>
  )
}

/** `Fri 4 Dec and 2 more. `: the first day of the work. */
function dayText({ job, shifts }: Offer): string {
  const [day] = shifts.map(({ startsAt }) => localDate(startsAt, job.zone)).toSorted()
  const more = shifts.length > 1 ? ` and ${shifts.length - 1} more` : ''
  return day ? `${dateText(day, { year: false })}${more}. ` : ''
}

const lapseText = ({ lapsesAt, job: { zone } }: Offer, isToday: boolean) =>
  `${isToday ? '' : `${dateText(localDate(lapsesAt, zone), { year: false })}, `}${timeText(lapsesAt, zone)}`
