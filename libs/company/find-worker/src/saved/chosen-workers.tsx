import type { Refused, SavedWorker } from '@s4/contract'
import { useUndoable } from '@s4/queries'
import { Button } from '@s4/ui'
import type { RowChoice } from '@s4/ui/dense-table'
import { useUndo } from '@s4/toast'
import { useState } from 'react'
import { type Group, GroupChosenModal } from '../groups/group-chosen-modal'
import { peopleText } from '../words/people-text'
import { useGroupMany } from '../queries/find-worker-queries'

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
  const undo = useUndo(nameOf)
  const remove = useUndoable('manyWorkers.remove', 'manyWorkers.restore', undo)
  const [grouping, setGrouping] = useState(false)
  const ids = chosen.map(({ seekerId }) => seekerId)
  const close = () => setGrouping(false)

  // Promises, because these buttons go with the last chosen worker. The page shows a failure.
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
    void remove({
      input: { ids },
      rows: ids.map((seekerId) => ({ seekerId, doNotSend: false })),
      become: null,
      said: ({ removed }) => (removed.length > 0 ? `${peopleText(removed.length)} removed from saved.` : null),
      back: ({ removed }) => ({ workers: removed }),
    }).then((answer) => answer && onRefused(answer.refused))

  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setGrouping(true)}>
        Change groups and tags
      </Button>
      <Button size="small" tone="quiet" onClick={handleRemove}>
        Remove {chosen.length} from saved
      </Button>
      <Button size="small" tone="plain" onClick={() => choice.onChange(new Set())}>
        Clear selection
      </Button>
      {grouping && (
        <GroupChosenModal people={chosen.length} busy={group.isPending} onGroup={handleGroup} onClose={close} />
      )}
    </>
  )
}
