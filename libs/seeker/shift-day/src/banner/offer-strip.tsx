import { useApi } from '@s4/api-client'
import { useMaybeSession } from '@s4/auth-session'
import { momentText } from '@s4/domain/shift-text'
import { seekerLinks } from '@s4/links'
import { ButtonLink, Strip } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverNow } from '../clock/server-clock'
import { useNow } from '../queries/use-server-clock'
import { noteStrip, StripRoom, useOwnScreen } from './strip-room'

/** Offers that wait for the worker's answer, the one that ends first by name. */
export function OfferStrip() {
  const api = useApi()
  const isSignedIn = useMaybeSession() !== null
  const onOwnScreen = useOwnScreen('offerStrip')
  const { data: offers, isPending } = useQuery({ ...api.query('offers.list', {}), enabled: isSignedIn })
  const now = useNow(serverNow, 30_000)
  const [first, ...others] = (offers ?? [])
    .filter(({ status, lapsesAt }) => status === 'open' && Date.parse(lapsesAt) > now)
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
      title={others.length === 0 ? `Offer: ${first.job.title}` : `${others.length + 1} offers to answer`}
      action={
        <ButtonLink size="small" to={seekerLinks.offer(first.id)}>
          {others.length === 0 ? 'See the offer' : 'See the offers'}
        </ButtonLink>
      }
    >
      {others.length === 0 ? 'Answer by' : 'The first ends'} {momentText(first.lapsesAt, first.job.zone)}
    </Strip>
  )
}
