import { useDroppable } from '@dnd-kit/core'
import { durationText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { Badge, Inline, Stack, Text, TextLink } from '@s4/ui'
import { RosterAdd, RosterCell, RosterRow } from '@s4/ui/roster'
import { memo } from 'react'
import { EntryChip } from './entry-chip'
import { useStopped } from './use-stopped'
import type { StartOffer } from '../offering/offer-step'
import type { RotaRow, RotaView } from '../entries/rota-view'
import { dayText } from '../entries/shift-text'

interface WorkerRowProps {
  row: RotaRow
  view: RotaView
  /** What speaks against the dragged shift; null while nothing is dragged. */
  held: { messages: readonly string[]; stops: boolean } | null
  onStartOffer: StartOffer
}

/** A worker's week, as a drop target for shifts. */
export function WorkerRow({ row, view, held, onStartOffer }: WorkerRowProps) {
  const { worker, minutes } = row
  const { setNodeRef, isOver } = useDroppable({ id: worker.seekerId })
  return (
    <RosterRow
      ref={setNodeRef}
      heading={<Name worker={worker} held={held} />}
      state={isOver && held ? (held.stops ? 'shut' : 'target') : undefined}
    >
      <Cells row={row} view={view} onStartOffer={onStartOffer} />
      <RosterCell align="end">{minutes > 0 ? durationText(minutes) : '–'}</RosterCell>
    </RosterRow>
  )
}

function Name({
  worker: { seekerId, fullname, doNotSend, saved },
  held,
}: Pick<WorkerRowProps, 'held'> & { worker: RotaRow['worker'] }) {
  const stopped = useStopped().has(seekerId)
  return (
    <Stack gap="xs">
      <Text weight="medium">{fullname}</Text>
      {stopped && <ToCheck />}
      {(doNotSend || !saved) && (
        <Inline gap="xs">{doNotSend ? <Badge tone="danger">Blocked</Badge> : <Badge>Not a saved worker</Badge>}</Inline>
      )}
      {held?.messages.slice(0, 2).map((message) => (
        <Text key={message} size="caption" tone={held.stops ? 'danger' : 'warning'}>
          {message}
        </Text>
      ))}
    </Stack>
  )
}

/** They cannot book on before. */
export const ToCheck = () => (
  <Inline gap="xs">
    <Badge tone="warning">Documents to check</Badge>
    <TextLink to={companyLinks.dueChecks}>Check</TextLink>
  </Inline>
)

// Memoised, so that dragging does not render it again.
const Cells = memo(function Cells({ row: { worker, cells }, view, onStartOffer }: Omit<WorkerRowProps, 'held'>) {
  return view.days.map((date) => (
    <RosterCell key={date}>
      {cells.get(date)?.map((entry) => (
        <EntryChip key={entry.key} worker={worker} entry={entry} onStartOffer={onStartOffer} />
      ))}
      {view.open.has(date) && !worker.doNotSend && (
        <RosterAdd
          label={`Offer ${worker.fullname} a shift on ${dayText(date)}`}
          aria-haspopup="dialog"
          onClick={() => onStartOffer({ step: 'shift', worker, date })}
        />
      )}
    </RosterCell>
  ))
})
