import { breaksDueText } from '@s4/domain/breaks-due'
import { Text } from '@s4/ui'

/** The breaks that these shifts need (docs/uk-rules.md#working-time). */
export function BreaksDue({ shifts }: { shifts: readonly { startsAt: string; endsAt: string }[] }) {
  const text = breaksDueText(shifts)
  if (text === null) return null
  return (
    <Text size="small" tone="muted">
      {text}
    </Text>
  )
}
