import { Callout, List } from '@s4/ui'

/** Warns of too little rest between shifts; it stops nothing (docs/uk-rules.md#working-time). */
export function RestWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Callout tone="warning" title="Less than 11 h of rest">
      <List gap="xs">
        {warnings.map((warning) => (
          <li key={warning}>{warning}.</li>
        ))}
      </List>
    </Callout>
  )
}
