import type { ApiError } from '@s4/contract/api-error'
import { agreedParts, agreedPartsText, type AgreedPart } from '@s4/domain/agreed-parts'
import { formatPence } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { Callout, CheckboxField, ConfirmModal, List, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { z } from 'zod'
import type { ConfirmedChange } from './offer-new-times'

// The keys are exactly the agreed parts.
const parts = Object.keys(agreedParts) as AgreedPart[]
const Facts = z.object({
  people: z
    .array(
      z.object({
        seekerId: z.string(),
        name: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
        owed: z.number().default(0),
      }),
    )
    .default([]),
  keeping: z
    .array(z.object({ seekerId: z.string(), name: z.string(), parts: z.array(z.enum(parts)), shifts: z.number() }))
    .default([]),
  offers: z.array(z.object({ seekerId: z.string(), name: z.string(), shifts: z.number() })).default([]),
  /** It costs more by now than was confirmed. */
  isDearer: z.boolean().default(false),
})
const NOBODY: z.infer<typeof Facts> = { people: [], keeping: [], offers: [], isDearer: false }
type Offered = z.infer<typeof Facts>['offers'][number]
type Keeper = z.infer<typeof Facts>['keeping'][number]

interface AffectedPeopleModalProps {
  /** The refusal with the affected people; the modal is closed without one. */
  failure: ApiError | null
  zone: string
  busy: boolean
  onConfirm: (confirmed: ConfirmedChange) => void
  onClose: () => void
}

/** Who loses agreed work or an open offer by this change, what is owed for it, and who keeps their agreement. */
export function AffectedPeopleModal({ failure, zone, busy, onConfirm, onClose }: AffectedPeopleModalProps) {
  const { people, keeping, offers, isDearer } = Facts.safeParse(failure?.facts).data ?? NOBODY
  const [offersAgain, setOffersAgain] = useState(true)
  const owed = people.reduce((sum, person) => sum + person.owed, 0)

  return (
    <ConfirmModal
      open={failure !== null}
      title={people.length + keeping.length > 0 ? 'People already have this work' : 'Offers would be withdrawn'}
      confirmLabel="Change and tell them"
      tone={people.length + offers.length > 0 ? 'danger' : 'action'}
      busy={busy}
      onConfirm={() => onConfirm({ toOffer: offersAgain ? people : [], owed })}
      onCancel={onClose}
    >
      <Stack>
        {people.length > 0 && (
          <>
            <Text>
              Their agreed shifts are cancelled under the terms they accepted, and each gets a notification and an
              email.
            </Text>
            <Callout tone="warning">
              {isDearer && 'It costs more by now. '}
              {owed === 0 ? 'Changing now costs nothing.' : `Changing now, you owe ${formatPence(owed)} in all.`}
            </Callout>
            <List label="People affected" gap="xs">
              {people.map(({ seekerId, name, ...shift }) => (
                <li key={`${seekerId} ${shift.startsAt}`}>
                  {name}: {shiftText(shift, zone)}
                </li>
              ))}
            </List>
            <CheckboxField
              label="Offer them the new times"
              hint="Each has 24 hours to answer, less when the shift is near."
              checked={offersAgain}
              onChange={({ target }) => setOffersAgain(target.checked)}
            />
          </>
        )}
        {offers.length > 0 && <TakenBack offers={offers} />}
        {keeping.length > 0 && <Keeping keeping={keeping} />}
      </Stack>
    </ConfirmModal>
  )
}

function TakenBack({ offers }: { offers: readonly Offered[] }) {
  return (
    <>
      <Text>
        These open offers are withdrawn, because the work is no longer as they say. Each person gets a notification, and
        you can offer again.
      </Text>
      <List label="Offers withdrawn" gap="xs">
        {offers.map(({ seekerId, name, shifts }) => (
          <li key={seekerId}>
            {name}, {shifts === 1 ? '1 shift' : `${shifts} shifts`}
          </li>
        ))}
      </List>
    </>
  )
}

function Keeping({ keeping }: { keeping: readonly Keeper[] }) {
  return (
    <>
      <Text>
        These people keep what they agreed. Each gets a notification of what is new for shifts they take on later.
      </Text>
      {keeping.some(({ parts: kept }) => kept.includes('pin')) && (
        <Callout tone="warning">They keep booking on with the PIN they have.</Callout>
      )}
      <List label="People who keep what they agreed" gap="xs">
        {keeping.map(({ seekerId, name, parts: kept, shifts }) => (
          <li key={seekerId}>
            {name}, {shifts === 1 ? '1 shift' : `${shifts} shifts`}: {agreedPartsText(kept)}
          </li>
        ))}
      </List>
    </>
  )
}
