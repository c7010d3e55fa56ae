import type { CompanyJobDetails, Shift } from '@s4/contract'
import { shiftText } from '@s4/domain/shift-text'
import { Badge, Card, Inline, List, ProgressBar, Section, Text } from '@s4/ui'
import { countText } from './count-text'

/** How each shift fills: `2 of 5`. */
export function ShiftFilling({ job: { shifts, zone } }: { job: CompanyJobDetails }) {
  const standing = shifts.filter(({ cancelled }) => !cancelled).length
  return (
    <Section title="Shifts" action={<Text as="span" size="small" tone="muted">{countText(standing, 'shift')}</Text>}>
      <List label="Shifts">
        {shifts.map((shift) => (
          <Card as="li" key={shift.id}>
            <ShiftLine shift={shift} zone={zone} />
          </Card>
        ))}
      </List>
    </Section>
  )
}

function ShiftLine({ shift, zone }: { shift: Shift; zone: string }) {
  const { taken, positions, cancelled } = shift
  if (cancelled) {
    return (
      <Inline>
        <Text as="span" tone="muted">{shiftText(shift, zone)}</Text>
        <Badge tone="danger">Cancelled</Badge>
      </Inline>
    )
  }
  return <ProgressBar label={shiftText(shift, zone)} value={taken} max={positions} text={`${taken} of ${positions} filled`} tone={taken >= positions ? 'success' : 'action'} />
}
