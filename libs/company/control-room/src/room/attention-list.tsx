import {
  AttentionLine,
  Button,
  Callout,
  EmptyState,
  Heading,
  Inline,
  List,
  Text,
  VisuallyHidden,
  lazyDialog,
} from '@s4/ui'
import { memo, useState } from 'react'
import type { Covered } from '../cover/cover-queries'
import { LineActions } from './line-actions'
import type { Line } from './lines'
import type { ByHand, RoomPartners } from './room-partners'

interface AttentionListProps extends RoomPartners {
  lines: readonly Line[]
  /** Whether lines of other kinds are left out. */
  filtered: boolean
  /** The server's time. */
  now: string
  onDone: () => void
}

const CoverModal = lazyDialog(async () => (await import('../cover/cover-modal')).CoverModal)

/** More than anybody can look through; the figures show less. */
const MAX_SHOWN = 60
/** So many at first, and whatever is red: the jobs below stay in sight. */
const FIRST_SHOWN = 3

export function AttentionList({ lines, filtered, now, onDone, bookByHand: BookByHand }: AttentionListProps) {
  const [covered, setCovered] = useState<Covered>()
  const [byHand, setByHand] = useState<Pick<ByHand, 'worker' | 'zone'>>()
  const [opened, setOpened] = useState(false)
  const urgent = lines.filter(({ tone }) => tone === 'danger').length
  const count = filtered || opened ? MAX_SHOWN : Math.min(MAX_SHOWN, Math.max(FIRST_SHOWN, urgent))
  const close = () => {
    setByHand(undefined)
    setCovered(undefined)
    onDone()
  }

  if (lines.length === 0)
    return (
      <EmptyState drawing="calm">
        {filtered ? 'None of these now.' : 'Nothing needs you in the next 24 hours. News appears here by itself.'}
      </EmptyState>
    )
  return (
    <>
      <VisuallyHidden>
        <Heading level={2}>Needs you now</Heading>
      </VisuallyHidden>
      <List label="Needs you now" gap="sm">
        {lines.slice(0, count).map((line) => (
          <li key={line.key}>
            <LineOfRoom line={line} onDone={onDone} onByHand={setByHand} onCover={setCovered} />
          </li>
        ))}
      </List>
      {count < MAX_SHOWN && lines.length > count && (
        <Inline>
          <Button tone="quiet" size="small" onClick={() => setOpened(true)}>
            Show {lines.length - count} more
          </Button>
        </Inline>
      )}
      {count === MAX_SHOWN && lines.length > MAX_SHOWN && (
        <Callout tone="info">
          <Text>
            The {MAX_SHOWN} most urgent of {lines.length} are shown. Press a figure above to see only those.
          </Text>
        </Callout>
      )}
      {byHand && <BookByHand {...byHand} now={now} onClose={close} />}
      {covered && <CoverModal covered={covered} onClose={close} />}
    </>
  )
}

interface LineOfRoomProps {
  line: Line
  onDone: () => void
  onByHand: (byHand: Pick<ByHand, 'worker' | 'zone'>) => void
  onCover: (covered: Covered) => void
}

const LineOfRoom = memo(
  function LineOfRoom({ line, ...actions }: LineOfRoomProps) {
    const { kind, tone, word, title, facts, age } = line
    return (
      <AttentionLine
        tone={tone}
        word={word}
        title={title}
        facts={facts}
        age={age}
        filled={kind === 'help' && tone === 'danger'}
      >
        <LineActions line={line} {...actions} />
      </AttentionLine>
    )
  },
  // A line is made anew at every read; drawing it again costs time when many change at once.
  (before, after) => JSON.stringify(before.line) === JSON.stringify(after.line),
)
