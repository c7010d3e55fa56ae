import type { Counter } from '@s4/contract'
import { relativeText, timeText } from '@s4/domain/shift-text'
import { fullness } from '@s4/domain/site-count'
import { Inline, StatusBadge, Text } from '@s4/ui'

interface CounterLineProps {
  counter: Counter
  zone: string
  /** The server's time of the response. */
  now: string
}

/** `People inside: 372 of 400. Last counted 2 min ago.` */
export function CounterLine({ counter: { kind, inside, peak, limit, since, lastAt }, zone, now }: CounterLineProps) {
  const state = fullness(inside, limit)
  return (
    <Inline>
      <Text>
        {kind === 'people' ? 'People' : 'Vehicles'} inside: {inside}
        {limit !== null && ` of ${limit}`}.{' '}
        {since && lastAt
          ? `Most since ${timeText(since, zone)}: ${peak}. Last counted ${relativeText(lastAt, now)}.`
          : 'Nobody has counted yet.'}
      </Text>
      {state !== 'free' && (
        <StatusBadge tone={state === 'full' ? 'danger' : 'warning'}>
          {state === 'full' ? 'Full' : 'Nearly full'}
        </StatusBadge>
      )}
    </Inline>
  )
}
