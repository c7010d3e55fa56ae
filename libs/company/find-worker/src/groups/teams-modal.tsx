import { useContractForm } from '@s4/api-client/forms'
import type { WorkerTeam } from '@s4/contract'
import { useChange } from '@s4/queries'
import { Button, ConfirmModal, Form, Inline, List, Modal, Refusal, Stack, Text, TextField } from '@s4/ui'
import { useState } from 'react'

const loadTeamFields = () => import('./teams-fields').then(({ TeamFields }) => TeamFields)

interface TeamsModalProps {
  teams: readonly WorkerTeam[]
  onClose: () => void
}

/** Adds, renames and removes the teams of a company's workers. */
export function TeamsModal({ teams, onClose }: TeamsModalProps) {
  const remove = useChange('workerTeams.remove')
  const [removing, setRemoving] = useState<WorkerTeam | null>(null)

  if (removing)
    return (
      <ConfirmModal
        open
        title={`Remove the group ${removing.name}?`}
        confirmLabel="Remove group"
        busy={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => remove.mutate({ id: removing.id }, { onSuccess: () => setRemoving(null) })}
      >
        Its workers stay on your list.
      </ConfirmModal>
    )
  return (
    <Modal
      open
      onClose={onClose}
      title="Groups"
      description="Put saved workers into groups on their cards. Only your company sees groups."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Stack>
        {teams.length === 0 ? (
          <Text tone="muted">You have no groups yet.</Text>
        ) : (
          <List label="Groups">
            {teams.map((team) => (
              <li key={team.id}>
                <TeamLine team={team} onRemove={() => setRemoving(team)} />
              </li>
            ))}
          </List>
        )}
        <NewTeam />
      </Stack>
    </Modal>
  )
}

function TeamLine({ team, onRemove }: { team: WorkerTeam; onRemove: () => void }) {
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming) return <Rename team={team} onDone={() => setRenaming(false)} />
  return (
    <Inline justify="between">
      <Text>
        {team.name} ({team.workers === 1 ? '1 worker' : `${team.workers} workers`})
      </Text>
      <Inline>
        <Button size="small" tone="quiet" aria-label={`Rename ${team.name}`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button size="small" tone="quiet" aria-label={`Remove ${team.name}`} onClick={onRemove}>
          Remove
        </Button>
      </Inline>
    </Inline>
  )
}

function Rename({ team, onDone }: { team: WorkerTeam; onDone: () => void }) {
  const rename = useChange('workerTeams.rename', { shown: true })
  const { formProps, field } = useContractForm({
    schema: loadTeamFields,
    defaultValues: { name: team.name },
    failure: rename.error,
    keepsDraft: false,
    onSubmit: ({ name }) => rename.mutate({ id: team.id, name }, { onSuccess: onDone }),
  })
  return (
    <Form label={`Rename ${team.name}`} {...formProps}>
      <Refusal failure={rename.error} />
      <TextField label="Name of the group" autoComplete="off" {...field('name')} />
      <Inline>
        <Button type="submit" size="small" busy={rename.isPending}>
          Save name
        </Button>
        <Button size="small" tone="plain" onClick={onDone}>
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}

function NewTeam() {
  const create = useChange('workerTeams.create', { shown: true })
  const { formProps, field, reset } = useContractForm({
    schema: loadTeamFields,
    defaultValues: { name: '' },
    failure: create.error,
    keepsDraft: false,
    onSubmit: ({ name }) => create.mutate({ name }, { onSuccess: () => reset() }),
  })
  return (
    <Form label="New group" {...formProps}>
      <Refusal failure={create.error} />
      <TextField label="New group" hint="Like: Night doors, Stewards." autoComplete="off" {...field('name')} />
      <Inline>
        <Button type="submit" size="small" tone="quiet" busy={create.isPending}>
          Add group
        </Button>
      </Inline>
    </Form>
  )
}
