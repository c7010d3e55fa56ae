import type { Applicant } from '@s4/contract'
import { useSaveWorker } from '@s4/queries'
import { Button, Inline, SwitchField } from '@s4/ui'

interface SaveWorkerProps {
  seekerId: string
  saved: Applicant['saved']
}

/** Saves a worker, or switches *Do not send* for a saved one. */
export function SaveWorker({ seekerId, saved }: SaveWorkerProps) {
  const save = useSaveWorker()
  if (!saved) {
    return (
      <Inline>
        <Button size="small" tone="quiet" busy={save.isPending} onClick={() => save.mutate({ id: seekerId })}>
          Save to your workers
        </Button>
      </Inline>
    )
  }
  return (
    <SwitchField
      label="Do not send"
      hint="On: they cannot apply to your jobs or be offered them. They are on your list of workers under Find Worker."
      checked={saved.doNotSend}
      disabled={save.isPending}
      onChange={({ target }) => save.mutate({ id: seekerId, doNotSend: target.checked })}
    />
  )
}
