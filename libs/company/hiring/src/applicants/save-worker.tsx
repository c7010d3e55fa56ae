import { May } from '@s4/auth-session'
import type { Applicant } from '@s4/contract'
import { useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import { Button, Text } from '@s4/ui'

interface SaveWorkerProps {
  seekerId: string
  fullname: string
  saved: Applicant['saved']
}

/** Saves a worker, or says that they are saved. */
export function SaveWorker({ seekerId, fullname, saved }: SaveWorkerProps) {
  const save = useUndoable('workers.save', 'workers.remove', useUndo())
  const handleSave = () =>
    void save({
      input: { id: seekerId },
      rows: [{ seekerId, saved: null }],
      become: { saved: { doNotSend: false } },
      said: () => `${fullname} is saved.`,
      back: () => ({ id: seekerId }),
    })
  if (saved)
    return (
      <Text size="small" tone="muted">
        On your list of saved workers{saved.doNotSend && ', blocked for your jobs'}.
      </Text>
    )
  return (
    <May to="workers.save">
      <Button size="small" tone="quiet" onClick={handleSave}>
        Save to your workers
      </Button>
    </May>
  )
}
