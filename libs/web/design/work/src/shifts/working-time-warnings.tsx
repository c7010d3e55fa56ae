import { Callout, List } from '@s4/ui'

/** What shifts break of the working time (docs/uk-rules.md#working-time). */
export function WorkingTimeWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Callout tone="warning" title="Short rest or long hours">
      <List gap="xs">
        {warnings.map((warning) => (
          <li key={warning}>{warning}.</li>
        ))}
      </List>
    </Callout>
  )
}
