import { May } from '@s4/auth-session'
import type { Applicant } from '@s4/contract'
import { useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import { Button, Inline, Text } from '@s4/ui'
import { DoNotSend } from './do-not-send'

interface SaveWorkerProps {
  seekerId: string
  fullname: string
  saved: Applicant['saved']
}

/** Saves a worker, and marks them *do not send* or lifts that. */
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
  return (
    <Inline>
      {saved ? (
        <Text size="small" tone="muted">
          On your list of saved workers{saved.doNotSend && ', marked do not send'}.
        </Text>
      ) : (
        <May to="workers.save">
          <Button size="small" tone="quiet" onClick={handleSave}>
            Save to your workers
          </Button>
        </May>
      )}
      <May to="workers.save">
        <DoNotSend seekerId={seekerId} fullname={fullname} marked={saved?.doNotSend ?? false} />
      </May>
    </Inline>
  )
}
