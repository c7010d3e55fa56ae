import { useMay } from '@s4/auth-session'
import type { CompletedWork } from '@s4/contract'
import { durationText } from '@s4/domain/shift-text'
import { useSaveWorker, useWorkRecord } from '@s4/queries'
import { Button, Callout, Inline, StatusBadge, lazyDialog } from '@s4/ui'
import { RecordModal } from '@s4/work'
import { useState } from 'react'
import { useSavedIds } from '../queries/completed-work-queries'
import { RateModal } from './rate-modal'

const MoreTime = lazyDialog(async () => (await import('../hours/more-time')).MoreTime)

/** Rating the worker, more time, reading the record, and saving the worker. */
export function AfterWork({ work }: { work: CompletedWork }) {
  const { id, seekerId, seekerName, starsGiven, hours } = work
  const savedIds = useSavedIds()
  const save = useSaveWorker()
  const [openModal, setOpenModal] = useState<'rating' | 'record' | 'time' | null>(null)
  const close = () => setOpenModal(null)
  const may = useMay()
  const record = useWorkRecord(id, openModal === 'record')
  const saved = savedIds?.includes(seekerId)
  const asked = hours?.claim?.side === 'seeker' ? hours.claim : null

  return (
    <>
      {asked && (
        <Callout
          tone="warning"
          title={`${seekerName} asks for ${durationText(asked.minutes)} more`}
          action={
            may('hours.agree') && (
              <Button size="small" tone="quiet" onClick={() => setOpenModal('time')}>
                Read and answer it
              </Button>
            )
          }
        >
          This time was not counted. It is paid only if you accept it
          {hours?.status !== 'agreed' && ', which you can once the hours are agreed'}.
        </Callout>
      )}
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
        {saved === false && may('workers.save') && (
          <Button size="small" tone="quiet" busy={save.isPending} onClick={() => save.mutate({ id: seekerId })}>
            Save {seekerName}
          </Button>
        )}
        {saved && <StatusBadge tone="success">Saved worker</StatusBadge>}
        {/* Last, because it comes once the hours are agreed. */}
        {!asked && (hours?.status === 'agreed' || hours?.claim) && may('hours.agree') && (
          <Button size="small" tone="plain" onClick={() => setOpenModal('time')}>
            Add time not counted
          </Button>
        )}
        <RateModal assignmentId={id} worker={seekerName} open={openModal === 'rating'} onClose={close} />
        {openModal === 'time' && <MoreTime work={work} onClose={close} />}
        <RecordModal worker={seekerName} open={openModal === 'record'} onClose={close} {...record} />
      </Inline>
    </>
  )
}
