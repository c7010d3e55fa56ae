import { ApiError } from '@s4/contract/api-error'
import { Callout, Refusal } from '@s4/ui'

/** Why the passkey did not help: refused by S4, or not used in the browser. */
export function PasskeyRefusal({ failure }: { failure: Error | null }) {
  if (!failure || failure instanceof ApiError) return <Refusal failure={failure} />
  return (
    <Callout tone="danger" live>
      The browser did not use a passkey. Try again, with the device that holds it.
    </Callout>
  )
}
