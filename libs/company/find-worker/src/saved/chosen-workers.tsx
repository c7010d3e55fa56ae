import type { Refused, SavedWorker } from '@s4/contract'
import { Button, ConfirmModal } from '@s4/ui'
import type { RowChoice } from '@s4/ui/dense-table'
import { useUndo } from '@s4/toast'
import { useState } from 'react'
import { type Group, GroupChosenModal } from '../groups/group-chosen-modal'
import { peopleText } from '../words/people-text'
import { useGroupMany, useRemoveMany, useRestore } from '../queries/find-worker-queries'

interface ChosenWorkersProps {
  chosen: readonly SavedWorker[]
  choice: RowChoice
  nameOf: (id: string) => string
  onRefused: (refused: Refused) => void
}

const ignore = () => undefined

/** Gives the chosen workers a team or a tag, or takes them off the list; each can be taken back. */
export function ChosenWorkers({ chosen, choice, nameOf, onRefused }: ChosenWorkersProps) {
  const group = useGroupMany()
  const remove = useRemoveMany()
  const restore = useRestore()
  const undo = useUndo(nameOf)
  const [open, setOpen] = useState<'group' | 'remove' | null>(null)
  const ids = chosen.map(({ seekerId }) => seekerId)
  const close = () => setOpen(null)

  // Promises, because these buttons go with the last chosen worker. A failure has been shown as a toast already.
  const handleGroup = ({ name, on, ...to }: Group) =>
    void group
      .mutateAsync({ ids, ...to, on })
      .then(({ changed, refused }) => {
        onRefused(refused)
        if (changed.length > 0)
          undo(`${peopleText(changed.length)} ${on ? 'added to' : 'taken out of'} ${name}.`, () =>
            group.mutateAsync({ ids: changed, ...to, on: !on }),
          )
      }, ignore)
      .finally(close)

  const handleRemove = () =>
    void remove
      .mutateAsync({ ids })
      .then(({ removed, refused }) => {
        onRefused(refused)
        if (removed.length > 0)
          undo(`${peopleText(removed.length)} taken off the list.`, () => restore.mutateAsync({ workers: removed }))
      }, ignore)
      .finally(close)

  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('group')}>
        Change teams and tags
      </Button>
      <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
        Take {chosen.length} off the list
      </Button>
      <Button size="small" tone="plain" onClick={() => choice.onChange(new Set())}>
        Clear selection
      </Button>
      {open === 'group' && (
        <GroupChosenModal people={chosen.length} busy={group.isPending} onGroup={handleGroup} onClose={close} />
      )}
      <ConfirmModal
        open={open === 'remove'}
        title={`Take ${peopleText(chosen.length)} off the list?`}
        confirmLabel="Take off"
        busy={remove.isPending}
        onCancel={close}
        onConfirm={handleRemove}
      >
        Your notes, teams and tags go too. They are not told. You can undo it just after.
      </ConfirmModal>
    </>
  )
}
