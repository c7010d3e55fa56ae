import type { Rota, RotaWorker } from '@s4/contract'
import { shiftTimes } from '@s4/domain/shift-text'
import { Button, Modal, RadioGroupField } from '@s4/ui'
import { useState } from 'react'
import { offerBlocks, blockMessages, preventOffer } from '../entries/offer-blocks'
import type { OpenShift } from '../entries/rota-view'
import { dayText, placesLeft, jobText } from '../entries/shift-text'

interface ChooseShiftModalProps {
  rota: Rota
  worker: RotaWorker
  date: string
  shifts: readonly OpenShift[]
  onChoose: (shift: OpenShift) => void
  onClose: () => void
}

export function ChooseShiftModal({ rota, worker, date, shifts, onChoose, onClose }: ChooseShiftModalProps) {
  const [shiftId, setShiftId] = useState('')
  const chosen = shifts.find(({ id }) => id === shiftId)

  return (
    <Modal
      open
      onClose={onClose}
      title={`Offer ${worker.fullname} a shift on ${dayText(date)}`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            Continue
          </Button>
        </>
      }
    >
      <RadioGroupField
        label="Open shifts"
        name="shift"
        value={shiftId}
        onChange={({ target }) => setShiftId(target.value)}
        options={shifts.map((shift) => {
          const blocks = offerBlocks(rota, worker, shift)
          return {
            value: shift.id,
            label: `${shiftTimes(shift, shift.job.zone)}, ${jobText(shift.job)}`,
            hint: [placesLeft(shift), ...blockMessages(blocks)].join('. '),
            disabled: preventOffer(blocks),
          }
        })}
      />
    </Modal>
  )
}
