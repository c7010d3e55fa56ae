import { MAX_TAG_LENGTH, normalTag } from '@s4/domain/worker-tags'
import { Button, Form, Inline, Modal, SelectField, Stack, TextField } from '@s4/ui'
import { useState } from 'react'
import { peopleText } from '../words/people-text'
import { useWorkerTeams } from '../queries/find-worker-queries'

/** A team or a tag, with its name, given or taken away. */
export type Group = { name: string; on: boolean } & ({ teamId: string } | { tag: string })

interface GroupChosenModalProps {
  people: number
  busy: boolean
  onGroup: (group: Group) => void
  onClose: () => void
}

/** Puts several workers into a team or gives them a tag, or takes it from them. */
export function GroupChosenModal({ people, busy, onGroup, onClose }: GroupChosenModalProps) {
  const { teams } = useWorkerTeams()
  const [teamId, setTeamId] = useState(teams[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const team = teams.find(({ id }) => id === teamId)
  const tag = normalTag(typed)
  return (
    <Modal open onClose={onClose} title={`Groups and tags of ${peopleText(people)}`}>
      <Stack gap="lg">
        {team && (
          <Stack gap="sm">
            <SelectField
              label="Group"
              value={teamId}
              options={teams.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setTeamId(target.value)}
            />
            <Inline>
              <Button size="small" busy={busy} onClick={() => onGroup({ teamId, name: team.name, on: true })}>
                Add to the group
              </Button>
              <Button
                size="small"
                tone="quiet"
                busy={busy}
                onClick={() => onGroup({ teamId, name: team.name, on: false })}
              >
                Take out of the group
              </Button>
            </Inline>
          </Stack>
        )}
        <Form
          label="Tag"
          onSubmit={(event) => {
            event.preventDefault()
            if (tag) onGroup({ tag, name: tag, on: true })
          }}
        >
          <TextField
            label="Tag"
            autoComplete="off"
            maxLength={MAX_TAG_LENGTH}
            hint="Like: nights. The worker can read it in their data."
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Inline>
            <Button type="submit" size="small" busy={busy} disabled={!tag}>
              Add the tag
            </Button>
            <Button
              size="small"
              tone="quiet"
              busy={busy}
              disabled={!tag}
              onClick={() => onGroup({ tag, name: tag, on: false })}
            >
              Take the tag away
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Modal>
  )
}
