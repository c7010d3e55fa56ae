import { formatPence } from '@s4/domain/money'
import { durationText, shiftTimes } from '@s4/domain/shift-text'
import { Badge, Button, Card, Heading, Inline, List, Section, Stack, Tabs, Text } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { DraftChip } from './draft-chip'
import { EntryChip } from './entry-chip'
import type { StartOffer } from '../offering/offer-step'
import { parseDay } from './rota-params'
import type { OpenShift, RotaRow, RotaView } from '../entries/rota-view'
import { useStopped } from './use-stopped'
import { ToCheck } from './worker-row'
import { dayText, placesLeft, jobText } from '../entries/shift-text'

interface DayListProps {
  week: string
  view: RotaView
  onStartOffer: StartOffer
}

/** The rota on a phone: one day with its open shifts and its people. */
export function DayList({ week, view, onStartOffer }: DayListProps) {
  const [params] = useSearchParams()
  const date = parseDay(params, week)
  const open = view.open.get(date) ?? []
  const drafts = view.drafts.get(date) ?? []
  const rows = view.rows.toSorted((a, b) => Number(b.cells.has(date)) - Number(a.cells.has(date)))
  const sum = view.sums.get(date)
  const dayLink = (day: string) => `?${new URLSearchParams({ ...Object.fromEntries(params), week, day }).toString()}`

  return (
    <Stack>
      <Tabs
        label="Days"
        tabs={view.days.map((day) => ({ label: dayText(day), to: dayLink(day), active: day === date }))}
      />
      {sum && sum.minutes > 0 && (
        <Text tone="muted">
          Planned cost of filled places: {formatPence(sum.pence)} for {durationText(sum.minutes)}
        </Text>
      )}
      {open.length > 0 && (
        <Section title="Open shifts">
          <List label="Open shifts">
            {open.map((shift) => (
              <li key={shift.id}>
                <OpenLine shift={shift} onStartOffer={onStartOffer} />
              </li>
            ))}
          </List>
        </Section>
      )}
      {drafts.length > 0 && (
        <Section title="Drafts, not posted">
          {drafts.map((draft) => (
            <DraftChip key={draft.id} draft={draft} onStartOffer={onStartOffer} />
          ))}
        </Section>
      )}
      <List label="Workers">
        {rows.map((row) => (
          <li key={row.worker.seekerId}>
            <PersonCard row={row} date={date} canOffer={open.length > 0} onStartOffer={onStartOffer} />
          </li>
        ))}
      </List>
    </Stack>
  )
}

const OpenLine = ({ shift, onStartOffer }: { shift: OpenShift; onStartOffer: StartOffer }) => (
  <Inline justify="between">
    <Stack gap="none">
      <Text weight="medium">{shiftTimes(shift, shift.job.zone)}</Text>
      <Text size="small" tone="muted">{`${jobText(shift.job)}. ${placesLeft(shift)}`}</Text>
    </Stack>
    <Button
      size="small"
      aria-label={`Offer ${shiftTimes(shift, shift.job.zone)}, ${jobText(shift.job)} to…`}
      onClick={() => onStartOffer({ step: 'worker', shift })}
    >
      Offer to…
    </Button>
  </Inline>
)

interface PersonCardProps {
  row: RotaRow
  date: string
  canOffer: boolean
  onStartOffer: StartOffer
}

function PersonCard({ row: { worker, cells }, date, canOffer, onStartOffer }: PersonCardProps) {
  return (
    <Card as="article">
      <Inline justify="between">
        <Heading level={2} size="body">
          {worker.fullname}
        </Heading>
        {useStopped().has(worker.seekerId) && <ToCheck />}
        {worker.doNotSend && <Badge tone="danger">Blocked</Badge>}
        {canOffer && !worker.doNotSend && (
          <Button
            size="small"
            tone="quiet"
            aria-label={`Offer ${worker.fullname} a shift on ${dayText(date)}`}
            onClick={() => onStartOffer({ step: 'shift', worker, date })}
          >
            Offer a shift…
          </Button>
        )}
      </Inline>
      {cells
        .get(date)
        ?.map((entry) => <EntryChip key={entry.key} worker={worker} entry={entry} onStartOffer={onStartOffer} />) ?? (
        <Text size="small" tone="muted">
          No work here that day
        </Text>
      )}
    </Card>
  )
}
