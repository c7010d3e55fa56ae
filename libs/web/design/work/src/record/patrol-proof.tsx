import { patrolText, patrolTotals, patrolTotalsText, type ProvenPatrol } from '@s4/domain/patrol-proof'
import { Disclosure, List, Text } from '@s4/ui'

/** The patrols of one person's shift with the time of each point, folded away; nothing without patrols. */
export function PatrolProof({ patrols, zone }: { patrols: readonly ProvenPatrol[]; zone: string }) {
  if (patrols.length === 0) return null
  return (
    <Disclosure summary={`Patrols: ${patrolTotalsText(patrolTotals(patrols)) ?? 'none is over yet'}`}>
      <List label="Patrols" gap="xs">
        {patrols.map((patrol) => (
          <li key={`${patrol.startsAt} ${patrol.name}`}>
            <Text size="small">{patrolText(patrol, zone)}</Text>
          </li>
        ))}
      </List>
    </Disclosure>
  )
}
