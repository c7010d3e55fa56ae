import type { Offer } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { Button, Callout, List, NextStepLink } from '@s4/ui'
import { ObstacleLinks, ObstacleList, ShiftTime } from '@s4/work'
import { z } from 'zod'

interface AcceptRefusedProps {
  failure: ApiError
  offer: Offer
  busy: boolean
  onAcceptRest: (shiftIds: string[]) => void
}

const Unavailable = z.object({
  unavailable: z.array(
    z.object({
      shiftId: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      reason: z.enum(['over', 'full', 'clash']),
    }),
  ),
  rest: z.array(z.string()),
})

const unavailableText = { over: 'is over or cancelled', full: 'is full', clash: 'clashes with your other work' }

/** Why an offer could not be accepted, with the remedy: accept the other shifts, or change the profile. */
export function AcceptRefused({ failure, offer, busy, onAcceptRest }: AcceptRefusedProps) {
  const shifts = Unavailable.safeParse(failure.facts).data
  const rest = shifts?.rest ?? []

  return (
    <Callout
      tone="danger"
      live
      title={failure.message}
      action={
        <>
          {rest.length > 0 && (
            <Button size="small" busy={busy} onClick={() => onAcceptRest(rest)}>
              Accept the rest ({rest.length})
            </Button>
          )}
          <ObstacleLinks failure={failure} />
          {!failure.facts.obstacles && rest.length === 0 && <NextStepLink failure={failure} />}
        </>
      }
    >
      {shifts && shifts.unavailable.length > 0 && (
        <List label="Shifts you cannot have" gap="xs">
          {shifts.unavailable.map(({ shiftId, reason, ...shift }) => (
            <li key={shiftId}>
              <ShiftTime shift={shift} zone={offer.job.zone} /> {unavailableText[reason]}
            </li>
          ))}
        </List>
      )}
      <ObstacleList failure={failure} />
    </Callout>
  )
}
