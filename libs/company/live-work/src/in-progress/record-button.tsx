import { useWorkRecord } from '@s4/queries'
import { Button } from '@s4/ui'
import { RecordModal } from '@s4/work'
import { useState } from 'react'

export function RecordButton({ assignmentId, worker }: { assignmentId: string; worker: string }) {
  const [open, setOpen] = useState(false)
  const record = useWorkRecord(assignmentId, open)
  return (
    <>
      <Button tone="plain" size="small" onClick={() => setOpen(true)}>
        Record of the work
      </Button>
      <RecordModal worker={worker} open={open} onClose={() => setOpen(false)} {...record} />
    </>
  )
}
