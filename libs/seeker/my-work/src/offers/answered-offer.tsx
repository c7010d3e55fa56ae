import type { Offer } from '@s4/contract'
import { Callout } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'

const texts: Record<Exclude<Offer['status'], 'open'>, (title: string) => string> = {
  accepted: (title) => `You accepted the offer of ${title}. Your shifts are below.`,
  declined: (title) => `You declined the offer of ${title}.`,
  lapsed: (title) => `The offer of ${title} has expired.`,
  rescinded: (title) => `The company has withdrawn the offer of ${title}.`,
}

/** What became of the offer that somebody comes for, such as from an older notice; null while it is open. */
export function AnsweredOffer({ offers }: { offers: readonly Offer[] }) {
  const [params] = useSearchParams()
  const asked = offers.find(({ id }) => id === params.get('offer'))
  if (!asked || asked.status === 'open') return null
  return <Callout title="This offer is no longer open">{texts[asked.status](asked.job.title)}</Callout>
}
