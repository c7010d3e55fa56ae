import { useDraggable } from '@dnd-kit/core'
import { rotaTimes } from '@s4/domain/week'
import { RosterButton } from '@s4/ui/roster'
import type { Begin } from '../offering/offer-step'
import type { OpenShift } from '../entries/rota-view'
import { dayText, placesLeft, placeText } from '../entries/shift-text'

/** An open shift, which can be dragged to a row or pressed to choose a worker. */
export function OpenShiftChip({ shift, onBegin }: { shift: OpenShift; onBegin: Begin }) {
  const { setNodeRef, listeners } = useDraggable({ id: shift.id })
  return (
    <RosterButton
      {...listeners}
      ref={setNodeRef}
      movable
      title={rotaTimes(shift, shift.job.zone)}
      text={placeText(shift.job)}
      note={placesLeft(shift)}
      about={`Give to…, ${dayText(shift.date)}`}
      aria-haspopup="dialog"
      onClick={() => onBegin({ step: 'worker', shift })}
    />
  )
}
