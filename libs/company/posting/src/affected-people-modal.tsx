import type { Problem } from '@s4/contract/problem'
import { formatPence } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { Callout, CheckboxField, ConfirmModal, List, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { z } from 'zod'
import type { Displaced } from './offer-new-times'

const Facts = z.object({ people: z.array(z.object({ seekerId: z.string(), name: z.string(), startsAt: z.string(), endsAt: z.string(), owed: z.number().default(0) })) })

interface AffectedPeopleModalProps {
  /** The refusal that names them; closed without one. */
  problem: Problem | null
  zone: string
  busy: boolean
  /** With those to be offered the new times. */
  onConfirm: (toAsk: readonly Displaced[]) => void
  onCancel: () => void
}

/** Who loses agreed work by this change, and what that owes; cancelling changes nothing. */
export function AffectedPeopleModal({ problem, zone, busy, onConfirm, onCancel }: AffectedPeopleModalProps) {
  const people = Facts.safeParse(problem?.facts).data?.people ?? []
  const [asksAgain, setAsksAgain] = useState(true)
  const owed = people.reduce((sum, person) => sum + person.owed, 0)

  return (
    <ConfirmModal
      open={problem !== null}
      title="People already have this work"
      confirmLabel="Change and tell them"
      tone="danger"
      busy={busy}
      onConfirm={() => onConfirm(asksAgain ? people : [])}
      onCancel={onCancel}
    >
      <Stack>
        <Text>Their agreed shifts are cancelled under the terms they accepted, and each is told at once.</Text>
        <Callout tone="warning">{owed === 0 ? 'Changing now costs nothing.' : `Changing now, you owe ${formatPence(owed)} in all.`}</Callout>
        <List label="People affected" gap="xs">
          {people.map(({ seekerId, name, ...shift }) => (
            <li key={`${seekerId} ${shift.startsAt}`}>
              {name}: {shiftText(shift, zone)}
            </li>
          ))}
        </List>
        <CheckboxField label="Offer them the new times" hint="Each has 24 hours to answer, less when the shift is near." checked={asksAgain} onChange={({ target }) => setAsksAgain(target.checked)} />
      </Stack>
    </ConfirmModal>
  )
}
