import type { Offer } from '@s4/contract'
import { requirementText } from '@s4/domain/requirements'
import { Text } from '@s4/ui'

/** What the job asks somebody to have or bring; nothing when it asks for nothing. */
export function AskedFor({ offer: { requirements, otherRequirements } }: { offer: Offer }) {
  return (
    <>
      {requirements.length > 0 && <Text>This job asks for: {requirements.map(requirementText).join(', ')}.</Text>}
      {otherRequirements && <Text preserveLines>{otherRequirements}</Text>}
    </>
  )
}
