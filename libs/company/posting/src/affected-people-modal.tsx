import type { Problem } from '@s4/contract/problem'
import { shiftText } from '@s4/domain/shift-text'
import { ConfirmModal, List, Stack, Text } from '@s4/ui'
import { z } from 'zod'

const Facts = z.object({ people: z.array(z.object({ seekerId: z.string(), name: z.string(), startsAt: z.string(), endsAt: z.string() })) })

interface AffectedPeopleModalProps {
  /** The refusal that names them; closed without one. */
  problem: Problem | null
  zone: string
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Who loses agreed work by this change; cancelling changes nothing. */
export function AffectedPeopleModal({ problem, zone, ...answers }: AffectedPeopleModalProps) {
  const people = Facts.safeParse(problem?.facts).data?.people ?? []
  return (
    <ConfirmModal open={problem !== null} title="People already have this work" confirmLabel="Change and tell them" tone="danger" {...answers}>
      <Stack>
        <Text>Their agreed shifts are cancelled under the terms they accepted, and each is told at once. Offer them the new times afterwards.</Text>
        <List label="People affected" gap="xs">
          {people.map(({ seekerId, name, ...shift }) => (
            <li key={`${seekerId} ${shift.startsAt}`}>
              {name}: {shiftText(shift, zone)}
            </li>
          ))}
        </List>
      </Stack>
    </ConfirmModal>
  )
}
