import { May } from '@s4/auth-session'
import type { Applicant } from '@s4/contract'
import { useChange, useSaveOnTheSpot } from '@s4/queries'
import { Button, Inline, Text } from '@s4/ui'
import { DoNotSend } from './do-not-send'

interface SaveWorkerProps {
  seekerId: string
  fullname: string
  saved: Applicant['saved']
}

/** Saves a worker, and marks them *do not send* or lifts that. */
export function SaveWorker({ seekerId, fullname, saved }: SaveWorkerProps) {
  // Each undo is a write of its own.
  const remove = useChange('workers.remove', { repeatable: true })
  const { shown, save, undo } = useSaveOnTheSpot(seekerId, saved !== null, remove)
  return (
    <Inline>
      {shown ? (
        <>
          <Text size="small" tone="muted" role="status">
            On your list of saved workers{saved?.doNotSend && ', marked do not send'}.
          </Text>
          {undo && (
            <Button size="small" tone="plain" onClick={undo} aria-label={`Undo saving ${fullname}`}>
              Undo
            </Button>
          )}
        </>
      ) : (
        <May to="workers.save">
          <Button size="small" tone="quiet" onClick={save}>
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
