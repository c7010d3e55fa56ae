import { Callout } from '../feedback/callout'
import { Text } from '../type/text'

interface RefusedRowsProps {
  title: string
  refused: readonly { id: string; reason: string }[]
  nameOf: (id: string) => string
}

/** Which of several rows were not changed, and why; nothing when all were. */
export function RefusedRows({ title, refused, nameOf }: RefusedRowsProps) {
  if (refused.length === 0) return null
  return (
    <Callout tone="warning" live title={title}>
      {refused.map(({ id, reason }) => (
        <Text key={id} size="small">
          {nameOf(id)}: {reason}
        </Text>
      ))}
    </Callout>
  )
}
