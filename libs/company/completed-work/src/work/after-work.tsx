import type { CompletedWork } from '@s4/contract'
import { useSaveWorker, useWorkRecord } from '@s4/queries'
import { Button, Inline, StatusBadge } from '@s4/ui'
import { RecordModal } from '@s4/work'
import { useState } from 'react'
import { useSavedIds } from '../queries/completed-work-queries'
import { RateModal } from './rate-modal'

/** Rating the worker, reading the record, and saving the worker. */
export function AfterWork({ work: { id, seekerId, seekerName } }: { work: CompletedWork }) {
  const savedIds = useSavedIds()
  const save = useSaveWorker()
  const [openModal, setOpenModal] = useState<'rating' | 'record' | null>(null)
  const close = () => setOpenModal(null)
  const record = useWorkRecord(id, openModal === 'record')
  const saved = savedIds?.includes(seekerId)

  return (
    <Inline>
      <Button size="small" tone="quiet" onClick={() => setOpenModal('rating')}>
        Rate {seekerName}
      </Button>
      <Button size="small" tone="quiet" onClick={() => setOpenModal('record')}>
        Record of the work
      </Button>
      {saved === false && (
        <Button size="small" tone="quiet" busy={save.isPending} onClick={() => save.mutate({ id: seekerId })}>
          Save {seekerName}
        </Button>
      )}
      {saved && <StatusBadge tone="success">Saved worker</StatusBadge>}
      <RateModal assignmentId={id} worker={seekerName} open={openModal === 'rating'} onClose={close} />
      <RecordModal worker={seekerName} open={openModal === 'record'} onClose={close} {...record} />
    </Inline>
  )
}
