import type { PayLine } from '@s4/contract'
import { formatPence, formatRate } from '@s4/domain/money'
import { durationText } from '@s4/domain/shift-text'
import { List, Text } from '@s4/ui'

const kinds: Record<PayLine['kind'], string> = {
  work: 'Basic pay',
  minimumCallOut: 'Minimum call-out',
  extraTime: 'Before or after the shift',
}

const nameOf = ({ kind, label }: PayLine) =>
  [kind === 'work' && label !== null ? null : kinds[kind], label].filter(Boolean).join(', ')

/** The lines that make the pay for a shift. */
export function PayLinesList({ lines }: { lines: readonly PayLine[] }) {
  return (
    <List label="Lines of pay" gap="xs">
      {lines.map((line) => (
        <Text key={`${line.kind} ${line.label} ${line.pencePerHour}`} as="li" size="small" tone="muted">
          {nameOf(line)}: {durationText(line.minutes)} at {formatRate(line.pencePerHour)}, {formatPence(line.pence)}
        </Text>
      ))}
    </List>
  )
}
