import { useApi } from '@s4/api-client'
import { useMaybeSession } from '@s4/auth-session'
import { timeText } from '@s4/domain/shift-text'
import { seekerLinks } from '@s4/links'
import { ButtonLink, Strip } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverNow } from '../clock/server-clock'
import { useNow } from '../queries/use-server-clock'
import { noteStrip, StripRoom, useOwnScreen } from './strip-room'

/** An offer that ends later is among the notices. */
const URGENT_MS = 4 * 60 * 60_000

/** Offers that end within hours, and how long the first of them is open. */
export function OfferStrip() {
  const api = useApi()
  const isSignedIn = useMaybeSession() !== null
  const onOwnScreen = useOwnScreen('offerStrip')
  const { data: offers, isPending } = useQuery({ ...api.query('offers.list', {}), enabled: isSignedIn })
  const now = useNow(serverNow, 30_000)
  const [first, ...others] = (offers ?? [])
    .filter(({ status, lapsesAt }) => status === 'open' && isUrgent(Date.parse(lapsesAt) - now))
    .toSorted((one, other) => one.lapsesAt.localeCompare(other.lapsesAt))
  const isShown = first !== undefined
  useEffect(() => {
    if (!isPending) noteStrip('offerStrip', isShown)
  }, [isPending, isShown])

  if (isSignedIn && isPending) return <StripRoom of="offerStrip" />
  if (!first || onOwnScreen) return null
  return (
    <Strip
      tone="warning"
      title={others.length === 0 ? '1 offer waiting' : `${others.length + 1} offers waiting`}
      action={
        <ButtonLink size="small" to={seekerLinks.offer(first.id)}>
          Answer
        </ButtonLink>
      }
    >
      Until {timeText(first.lapsesAt, first.job.zone)}
    </Strip>
  )
}

const isUrgent = (left: number) => left > 0 && left < URGENT_MS
