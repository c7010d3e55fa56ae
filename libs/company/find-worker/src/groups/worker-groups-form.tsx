import { May } from '@s4/auth-session'
import type { SavedWorker } from '@s4/contract'
import { MAX_TAGS, splitTags } from '@s4/domain/worker-tags'
import { useChange } from '@s4/queries'
import { Badge, Button, CheckboxGroupField, Form, Inline, Refusal, TextField } from '@s4/ui'
import { useState } from 'react'
import { useWorkerTeams } from '../queries/find-worker-queries'

/** The teams and tags of a saved worker, and the form that changes them. */
export function WorkerGroupsForm({ worker }: { worker: SavedWorker }) {
  const [isOpen, setOpen] = useState(false)
  const { fullname, teams, tags } = worker
  if (isOpen) return <Fields worker={worker} onDone={() => setOpen(false)} />
  return (
    <Inline>
      {teams.map(({ id, name }) => (
        <Badge key={id} tone="info">
          {name}
        </Badge>
      ))}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      <May to="workers.save">
        <Button size="small" tone="plain" aria-label={`Groups and tags of ${fullname}`} onClick={() => setOpen(true)}>
          {teams.length + tags.length > 0 ? 'Change groups and tags' : 'Add groups and tags'}
        </Button>
      </May>
    </Inline>
  )
}

function Fields({ worker, onDone }: { worker: SavedWorker; onDone: () => void }) {
  const { seekerId, fullname } = worker
  const { teams } = useWorkerTeams()
  const place = useChange('workerTeams.place', { shown: true })
  const [chosen, setChosen] = useState(worker.teams.map(({ id }) => id))
  const [tags, setTags] = useState(worker.tags.join(', '))
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const isTooMany = splitTags(tags).length > MAX_TAGS

  return (
    <Form
      label={`Groups and tags of ${fullname}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooMany)
          place.mutate({ id: seekerId, teamIds: chosen, tags: splitTags(tags) }, { onSuccess: () => onDone() })
      }}
    >
      <Refusal failure={place.error} />
      {teams.length > 0 && (
        <CheckboxGroupField
          label="Groups"
          name="teamIds"
          inline
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          values={chosen}
          onChange={({ target }) => toggle(target.value)}
        />
      )}
      <TextField
        label="Tags"
        optional
        autoComplete="off"
        hint={`Up to ${MAX_TAGS}, with commas between them: nights, first aid. The worker can read them in their data.`}
        error={
          isTooMany
            ? `Use ${MAX_TAGS} tags or fewer.`
            : (place.error?.fields['tags'] ?? tagFailure(place.error?.fields))
        }
        value={tags}
        onChange={({ target }) => setTags(target.value)}
      />
      <Inline>
        <Button type="submit" size="small" busy={place.isPending}>
          Save groups and tags
        </Button>
        <Button size="small" tone="plain" onClick={onDone}>
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}

/** The failure of a single tag: `tags.3`. */
const tagFailure = (fields: Record<string, string> | undefined) =>
  Object.entries(fields ?? {}).find(([name]) => name.startsWith('tags.'))?.[1]
