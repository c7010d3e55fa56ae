import { Button } from '@s4/ui'
import { useState } from 'react'
import { RecordModal } from './record-modal'

/** Opens all that is on record of one person's work. */
export function RecordButton({ assignmentId, worker }: { assignmentId: string; worker: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>Record of the work</Button>
      <RecordModal assignmentId={assignmentId} worker={worker} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
