import { useMay } from '@s4/auth-session'
import type { CompletedWork } from '@s4/contract'
import { useSaveWorker, useWorkRecord } from '@s4/queries'
import { Button, Inline, StatusBadge } from '@s4/ui'
import { RecordModal } from '@s4/work'
import { lazy, Suspense, useState } from 'react'
import { useSavedIds } from '../queries/completed-work-queries'
import { RateModal } from './rate-modal'

const MoreTime = lazy(async () => ({ default: (await import('../hours/more-time')).MoreTime }))

/** Rating the worker, more time, reading the record, and saving the worker. */
export function AfterWork({ work }: { work: CompletedWork }) {
  const { id, seekerId, seekerName, starsGiven } = work
  const savedIds = useSavedIds()
  const save = useSaveWorker()
  const [openModal, setOpenModal] = useState<'rating' | 'record' | 'time' | null>(null)
  const close = () => setOpenModal(null)
  const may = useMay()
  const record = useWorkRecord(id, openModal === 'record')
  const saved = savedIds?.includes(seekerId)

  return (
    <Inline>
      {may('ratings.give') && (
        <Button size="small" tone="quiet" onClick={() => setOpenModal('rating')}>
          {starsGiven === null
            ? `Rate ${seekerName}`
            : `You gave ${starsGiven === 1 ? '1 star' : `${starsGiven} stars`}`}
        </Button>
      )}
      <Button size="small" tone="plain" onClick={() => setOpenModal('record')}>
        Record of the work
      </Button>
      {(work.hours?.status === 'agreed' || work.hours?.claim) && may('hours.agree') && (
        <Button size="small" tone="plain" onClick={() => setOpenModal('time')}>
          Add time not counted
        </Button>
      )}
      {saved === false && may('workers.save') && (
        <Button size="small" tone="quiet" busy={save.isPending} onClick={() => save.mutate({ id: seekerId })}>
          Save {seekerName}
        </Button>
      )}
      {saved && <StatusBadge tone="success">Saved worker</StatusBadge>}
      <RateModal assignmentId={id} worker={seekerName} open={openModal === 'rating'} onClose={close} />
      {openModal === 'time' && (
        <Suspense>
          <MoreTime work={work} onClose={close} />
        </Suspense>
      )}
      <RecordModal worker={seekerName} open={openModal === 'record'} onClose={close} {...record} />
    </Inline>
  )
}
