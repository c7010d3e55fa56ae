import { companyLinks } from '@s4/links'
import type { Rota, RotaWorker } from '@s4/contract'
import { Button, ButtonLink, EmptyState, Modal, RadioGroupField, Stack, TextLink } from '@s4/ui'
import { useState } from 'react'
import { offerBlocks, blockMessages, preventOffer } from '../entries/offer-blocks'
import type { OpenShift } from '../entries/rota-view'
import { whenText } from '../entries/shift-text'

interface ChooseWorkerModalProps {
  rota: Rota
  shift: OpenShift
  onChoose: (worker: RotaWorker) => void
  onClose: () => void
}

/** Chooses a worker for a shift; available workers are listed first. */
export function ChooseWorkerModal({ rota, shift, onChoose, onClose }: ChooseWorkerModalProps) {
  const [seekerId, setSeekerId] = useState('')
  const people = rota.workers
    .map((worker) => ({ worker, blocks: offerBlocks(rota, worker, shift) }))
    .toSorted((a, b) => blockWeight(a.blocks) - blockWeight(b.blocks))
  const chosen = people.find(({ worker }) => worker.seekerId === seekerId)

  return (
    <Modal
      open
      onClose={onClose}
      title={`Offer ${shift.job.title} to…`}
      description={`${whenText(shift)} at ${shift.job.siteName}`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!chosen} onClick={() => chosen && onChoose(chosen.worker)}>
            Continue
          </Button>
        </>
      }
    >
      <Stack>
        {people.length === 0 ? (
          <EmptyState
            drawing="people"
            action={<ButtonLink to={`${companyLinks.findWorker}?job=${shift.jobId}`}>Find workers</ButtonLink>}
          >
            Nobody is on your rota yet. Save workers to have them here.
          </EmptyState>
        ) : (
          <RadioGroupField
            label="Workers"
            name="worker"
            value={seekerId}
            onChange={({ target }) => setSeekerId(target.value)}
            options={people.map(({ worker, blocks }) => ({
              value: worker.seekerId,
              label: worker.fullname,
              hint: blockMessages(blocks).join('. ') || 'Free then',
              disabled: preventOffer(blocks),
            }))}
          />
        )}
        <TextLink to={companyLinks.job(shift.jobId)}>Open the job</TextLink>
      </Stack>
    </Modal>
  )
}

const blockWeight = (blocks: ReturnType<typeof offerBlocks>) => (preventOffer(blocks) ? 100 : 0) + blocks.length
