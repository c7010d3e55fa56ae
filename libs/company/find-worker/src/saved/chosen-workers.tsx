import type { Refused, SavedWorker } from '@s4/contract'
import { MAX_TAG_LENGTH, normalTag } from '@s4/domain/worker-tags'
import { Button, ConfirmModal, Form, Inline, SelectField, Stack, TextField } from '@s4/ui'
import { RefusedRows, type RowChoice } from '@s4/ui/dense-table'
import { useState } from 'react'
import { useGroupMany, useRemoveMany, useRestore, useWorkerTeams } from '../queries/find-worker-queries'
import { useUndo } from '../queries/use-undo'

interface ChosenWorkersProps {
  workers: readonly SavedWorker[]
  choice: RowChoice
}

type Group = { teamId: string } | { tag: string }

const peopleText = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** Gives the chosen workers a team or a tag, or takes them off the list; each can be taken back. */
export function ChosenWorkers({ workers, choice }: ChosenWorkersProps) {
  const { teams } = useWorkerTeams()
  const group = useGroupMany()
  const remove = useRemoveMany()
  const restore = useRestore()
  const [refused, setRefused] = useState<Refused>([])
  const [isRemoving, setRemoving] = useState(false)
  const nameOf = (id: string) => workers.find(({ seekerId }) => seekerId === id)?.fullname ?? 'One of them'
  const undo = useUndo(nameOf)
  const chosen = workers.filter(({ seekerId }) => choice.ids.has(seekerId))
  const ids = chosen.map(({ seekerId }) => seekerId)

  const handleGroup = (to: Group, name: string, on: boolean) =>
    group.mutate(
      { ids, ...to, on },
      {
        onSuccess: ({ changed, refused: left }) => {
          setRefused(left)
          const words = on
            ? `${peopleText(changed.length)} added to ${name}.`
            : `${peopleText(changed.length)} taken out of ${name}.`
          if (changed.length > 0) undo(words, () => group.mutateAsync({ ids: changed, ...to, on: !on }))
        },
      },
    )

  const handleRemove = () =>
    remove.mutate(
      { ids },
      {
        onSettled: () => setRemoving(false),
        onSuccess: ({ removed, refused: left }) => {
          setRefused(left)
          if (removed.length > 0)
            undo(`${peopleText(removed.length)} taken off the list.`, () => restore.mutateAsync({ workers: removed }))
        },
      },
    )

  return (
    <>
      <RefusedRows title={`${peopleText(refused.length)} not changed`} refused={refused} nameOf={nameOf} />
      {chosen.length > 0 && (
        <Stack gap="sm">
          <Inline align="end">
            {teams.length > 0 && (
              <TeamPart key={teams.length} teams={teams} busy={group.isPending} onGroup={handleGroup} />
            )}
            <TagPart busy={group.isPending} onGroup={handleGroup} />
            <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
              Take {chosen.length} off the list
            </Button>
            <Button size="small" tone="plain" onClick={() => choice.onChange(new Set())}>
              Choose nobody
            </Button>
          </Inline>
        </Stack>
      )}
      <ConfirmModal
        open={isRemoving}
        title={`Take ${peopleText(chosen.length)} off the list?`}
        confirmLabel="Take off"
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={handleRemove}
      >
        Your notes, teams and tags go too. They are not told. You can undo it just after.
      </ConfirmModal>
    </>
  )
}

interface PartProps {
  busy: boolean
  onGroup: (to: Group, name: string, on: boolean) => void
}

function TeamPart({ teams, busy, onGroup }: PartProps & { teams: readonly { id: string; name: string }[] }) {
  const [teamId, setTeamId] = useState(teams[0]?.id ?? '')
  const name = teams.find(({ id }) => id === teamId)?.name ?? ''
  return (
    <Inline align="end">
      <SelectField
        label="Team"
        value={teamId}
        options={teams.map((team) => ({ value: team.id, label: team.name }))}
        onChange={({ target }) => setTeamId(target.value)}
      />
      <Button size="small" busy={busy} onClick={() => onGroup({ teamId }, name, true)}>
        Add to the team
      </Button>
      <Button size="small" tone="quiet" busy={busy} onClick={() => onGroup({ teamId }, name, false)}>
        Take out of it
      </Button>
    </Inline>
  )
}

function TagPart({ busy, onGroup }: PartProps) {
  const [typed, setTyped] = useState('')
  const tag = normalTag(typed)
  return (
    <Form
      label="A tag for the chosen"
      onSubmit={(event) => {
        event.preventDefault()
        if (tag) onGroup({ tag }, tag, true)
      }}
    >
      <Inline align="end">
        <TextField
          label="Tag"
          autoComplete="off"
          maxLength={MAX_TAG_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="small" busy={busy} disabled={!tag}>
          Add the tag
        </Button>
        <Button size="small" tone="quiet" busy={busy} disabled={!tag} onClick={() => onGroup({ tag }, tag, false)}>
          Take it away
        </Button>
      </Inline>
    </Form>
  )
}
