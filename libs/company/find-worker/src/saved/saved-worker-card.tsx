import { May } from '@s4/auth-session'
import { useContractForm } from '@s4/api-client/forms'
import { workers, type SavedWorker } from '@s4/contract'
import { useSaveWorker, useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import { Avatar, Badge, Button, Card, Form, Heading, Inline, StarRatingText, Text, TextArea } from '@s4/ui'
import { BlockWorker } from './block-worker'
import { Engagement } from './engagement'
import { WorkerGroupsForm } from '../groups/worker-groups-form'
import { MessageButton } from '../message/message-button'

const NoteFields = workers['workers.save'].input.pick({ note: true })

/** A saved worker with the company's note, and whether they are blocked, with its history. */
export function SavedWorkerCard({ worker }: { worker: SavedWorker }) {
  const { seekerId, fullname, picture, note, doNotSend, workedHere, rating } = worker
  const save = useSaveWorker()
  const remove = useUndoable('manyWorkers.remove', 'manyWorkers.restore', useUndo())
  const handleRemove = () =>
    void remove({
      input: { ids: [seekerId] },
      rows: [{ seekerId }],
      become: null,
      said: ({ removed }) => (removed.length > 0 ? `${fullname} removed from saved.` : null),
      back: ({ removed }) => ({ workers: removed }),
    })

  const { formProps, field, restart } = useContractForm({
    schema: NoteFields,
    defaultValues: { note },
    record: { values: { note }, labels: { note: 'Your note' } },
    failure: save.error,
    // Drafts are stored by field names, which are the same for every worker.
    keepsDraft: false,
    onSubmit: (typed) =>
      save.mutate({ id: seekerId, ...typed }, { onSuccess: (saved) => restart({ note: saved.note }) }),
  })

  return (
    <Card as="article">
      <Inline justify="between">
        <Inline>
          <Avatar name={fullname} picture={picture} />
          <Heading level={3}>{fullname}</Heading>
          {doNotSend && <Badge tone="danger">Blocked</Badge>}
        </Inline>
        <StarRatingText stars={rating.stars} count={rating.count} />
      </Inline>
      <Text tone="muted">
        {workedHere === 0
          ? 'Has not worked for you yet'
          : `Worked for you ${workedHere === 1 ? 'once' : `${workedHere} times`}`}
      </Text>
      <Form label={`Note about ${fullname}`} {...formProps}>
        <TextArea
          label="Your note"
          rows={2}
          optional
          maxLength={500}
          hint="Only your company reads this."
          {...field('note')}
        />
        <May to="workers.save">
          <div>
            <Button type="submit" size="small" tone="quiet" busy={save.isPending}>
              Save the note
            </Button>
          </div>
        </May>
      </Form>
      <Engagement worker={worker} />
      <WorkerGroupsForm worker={worker} />
      <BlockWorker worker={worker} />
      <Inline>
        <MessageButton seeker={{ id: seekerId, fullname }} />
      </Inline>
      {!doNotSend && (
        <May to="workers.save">
          <div>
            <Button size="small" tone="plain" onClick={handleRemove}>
              Remove from saved
            </Button>
          </div>
        </May>
      )}
    </Card>
  )
}
