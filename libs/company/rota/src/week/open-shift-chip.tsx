import { useDraggable } from '@dnd-kit/core'
import { shiftTimes } from '@s4/domain/shift-text'
import { RosterButton } from '@s4/ui/roster'
import type { StartOffer } from '../offering/offer-step'
import type { OpenShift } from '../entries/rota-view'
import { dayText, placesLeft, jobText } from '../entries/shift-text'

/** An open shift, which can be dragged to a row or pressed to choose a worker. */
export function OpenShiftChip({ shift, onStartOffer }: { shift: OpenShift; onStartOffer: StartOffer }) {
  const { setNodeRef, listeners } = useDraggable({ id: shift.id })
  return (
    <RosterButton
      {...listeners}
      ref={setNodeRef}
      movable
      title={shiftTimes(shift, shift.job.zone)}
      text={jobText(shift.job)}
      note={placesLeft(shift)}
      about={`Offer to…, ${dayText(shift.date)}`}
      aria-haspopup="dialog"
      onClick={() => onStartOffer({ step: 'worker', shift })}
    />
  )
}
