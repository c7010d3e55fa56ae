import { May, useMay } from '@s4/auth-session'
import { useContractForm } from '@s4/api-client/forms'
import type { SavedWorker } from '@s4/contract'
import { useSaveWorker, useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import { Avatar, Badge, Button, Card, Form, Heading, Inline, StarRatingText, Text, TextArea, TextLink } from '@s4/ui'
import { useState } from 'react'
import { BlockButton, Blocked, Blocks } from './block-worker'
import { Engagement } from './engagement'
import { WorkerGroupsForm } from '../groups/worker-groups-form'
import { MessageButton } from '../message/message-button'
import { useProfileAddress } from '../queries/use-profile-address'

const loadNoteFields = () => import('./saved-worker-fields').then(({ NoteFields }) => NoteFields)

/** A saved worker with the company's note, and whether they are blocked, with its history. */
export function SavedWorkerCard({ worker }: { worker: SavedWorker }) {
  const { seekerId, fullname, picture, note, doNotSend, block, inSecret, workedHere, rating } = worker
  const [open, setOpen] = useState<'note' | 'history' | null>(null)
  const may = useMay()
  const profileOf = useProfileAddress()
  const remove = useUndoable('manyWorkers.remove', 'manyWorkers.restore', useUndo())
  const handleRemove = () =>
    void remove({
      input: { ids: [seekerId] },
      rows: [{ seekerId }],
      become: null,
      said: ({ removed }) => (removed.length > 0 ? `${fullname} removed from saved.` : null),
      back: ({ removed }) => ({ workers: removed }),
    })

  return (
    <Card as="article">
      <Inline justify="between">
        <Inline>
          <Avatar name={fullname} picture={picture} />
          <Heading level={3}>
            {may('workers.find') ? <TextLink to={profileOf(seekerId)}>{fullname}</TextLink> : fullname}
          </Heading>
          {doNotSend && <Badge tone="danger">Blocked</Badge>}
        </Inline>
        <StarRatingText stars={rating.stars} count={rating.count} />
      </Inline>
      <Text tone="muted">
        {workedHere === 0
          ? 'Has not worked for you yet'
          : `Worked for you ${workedHere === 1 ? 'once' : `${workedHere} times`}`}
      </Text>
      {note && open !== 'note' && <Text preserveLines>Your note: {note}</Text>}
      {open === 'note' && <NoteForm worker={worker} />}
      <Engagement worker={worker} />
      <WorkerGroupsForm worker={worker} />
      {block && <Blocked block={block} />}
      <Inline>
        <MessageButton seeker={{ id: seekerId, fullname, inSecret }} />
        <May to="workers.save">
          <Button
            size="small"
            tone="quiet"
            aria-expanded={open === 'note'}
            aria-label={note ? `Change the note about ${fullname}` : `Add a note about ${fullname}`}
            onClick={() => setOpen(open === 'note' ? null : 'note')}
          >
            {note ? 'Change the note' : 'Add a note'}
          </Button>
        </May>
        <BlockButton worker={worker} />
        <Button
          size="small"
          tone="plain"
          aria-expanded={open === 'history'}
          aria-label={`When ${fullname} was blocked`}
          onClick={() => setOpen(open === 'history' ? null : 'history')}
        >
          {open === 'history' ? 'Hide the blocks' : 'Earlier blocks'}
        </Button>
        {!doNotSend && (
          <May to="workers.save">
            <Button size="small" tone="plain" onClick={handleRemove}>
              Remove from saved
            </Button>
          </May>
        )}
      </Inline>
      {open === 'history' && <Blocks seekerId={seekerId} />}
    </Card>
  )
}

function NoteForm({ worker: { seekerId, fullname, note } }: { worker: SavedWorker }) {
  const save = useSaveWorker()
  const { formProps, field, restart } = useContractForm({
    schema: loadNoteFields,
    defaultValues: { note },
    record: { values: { note }, labels: { note: 'Your note' } },
    failure: save.error,
    // Drafts are stored by field names, which are the same for every worker.
    keepsDraft: false,
    onSubmit: (typed) =>
      save.mutate({ id: seekerId, ...typed }, { onSuccess: (saved) => restart({ note: saved.note }) }),
  })
  return (
    <Form label={`Note about ${fullname}`} {...formProps}>
      <TextArea label="Your note" rows={2} optional hint="Only your company reads this." {...field('note')} />
      <div>
        <Button type="submit" size="small" tone="quiet" busy={save.isPending}>
          Save the note
        </Button>
      </div>
    </Form>
  )
}
