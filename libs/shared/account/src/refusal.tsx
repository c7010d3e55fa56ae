import type { Problem } from '@s4/contract/problem'
import { Callout, Text } from '@s4/ui'

/** Why it was refused, where the person is looking. */
export function Refusal({ problem }: { problem: Problem | null }) {
  if (!problem) return null
  return (
    <Callout tone="danger" live>
      <Text>{problem.message}</Text>
      {problem.retryAfterSeconds !== undefined && <Text>Try again in {Math.ceil(problem.retryAfterSeconds / 60)} min.</Text>}
    </Callout>
  )
}
