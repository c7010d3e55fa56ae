import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import type { Rota } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { durationText, shiftTimes } from '@s4/domain/shift-text'
import { Text } from '@s4/ui'
import { Roster, RosterCell, RosterNote, RosterRow } from '@s4/ui/roster'
import { useState } from 'react'
import { offerBlocks, blockMessages, preventOffer } from '../entries/offer-blocks'
import { dragAnnouncements } from './drag-announcements'
import type { StartOffer } from '../offering/offer-step'
import { DraftChip } from './draft-chip'
import { OpenShiftChip } from './open-shift-chip'
import { today } from './rota-params'
import type { OpenShift, RotaView, Sum } from '../entries/rota-view'
import { dayText, jobText } from '../entries/shift-text'
import { WorkerRow } from './worker-row'

interface WeekGridProps {
  rota: Rota
  view: RotaView
  onStartOffer: StartOffer
}

/** The rota as a table, in which open shifts can be dragged to workers. */
export function WeekGrid({ rota, view, onStartOffer }: WeekGridProps) {
  const [held, setHeld] = useState<OpenShift | null>(null)
  // A drag starts after 6 pixels, on touch screens after 250 ms so that scrolling still works.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const findShift = (id: string | number) => [...view.open.values()].flat().find((shift) => shift.id === id) ?? null

  const handleDrop = ({ over }: DragEndEvent) => {
    setHeld(null)
    const worker = over && rota.workers.find(({ seekerId }) => seekerId === over.id)
    if (!worker || !held) return
    onStartOffer({ step: preventOffer(offerBlocks(rota, worker, held)) ? 'refused' : 'offer', worker, shift: held })
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: dragAnnouncements(rota, findShift) }}
      onDragStart={({ active }) => setHeld(findShift(active.id))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={handleDrop}
    >
      <Roster
        label="Rota"
        corner="Worker"
        last="Hours"
        days={view.days.map((key) => ({ key, label: dayText(key), current: key === today() }))}
        foot={<Totals view={view} />}
      >
        <RosterRow heading={<Text weight="medium">Open shifts</Text>} state="open">
          {view.days.map((date) => (
            <RosterCell key={date}>
              {view.open.get(date)?.map((shift) => (
                <OpenShiftChip key={shift.id} shift={shift} onStartOffer={onStartOffer} />
              ))}
              {view.drafts.get(date)?.map((draft) => (
                <DraftChip key={draft.id} draft={draft} onStartOffer={onStartOffer} />
              ))}
            </RosterCell>
          ))}
          <RosterCell />
        </RosterRow>
        {view.rows.map((row) => (
          <WorkerRow
            key={row.worker.seekerId}
            row={row}
            view={view}
            held={held && draggedBlocks(offerBlocks(rota, row.worker, held))}
            onStartOffer={onStartOffer}
          />
        ))}
      </Roster>
      <DragOverlay>
        {held && <RosterNote title={shiftTimes(held, held.job.zone)} text={jobText(held.job)} />}
      </DragOverlay>
    </DndContext>
  )
}

const draggedBlocks = (blocks: ReturnType<typeof offerBlocks>) => ({
  messages: blockMessages(blocks),
  stops: preventOffer(blocks),
})

const Totals = ({ view: { days, sums, total } }: { view: RotaView }) => (
  <RosterRow heading={<Text weight="medium">Planned cost of filled places</Text>} state="open">
    {days.map((date) => (
      <RosterCell key={date} align="end">
        <SumText sum={sums.get(date)} />
      </RosterCell>
    ))}
    <RosterCell align="end">
      <SumText sum={total} />
    </RosterCell>
  </RosterRow>
)

const SumText = ({ sum }: { sum: Sum | undefined }) =>
  sum && sum.minutes > 0 ? (
    <>
      <Text weight="medium">{formatPence(sum.pence)}</Text>
      <Text size="caption" tone="muted">
        {durationText(sum.minutes)}
      </Text>
    </>
  ) : (
    '–'
  )
