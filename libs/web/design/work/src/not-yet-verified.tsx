import { Callout } from '@s4/ui'

/** What it means that S4 has not verified a company (docs/product.md#vetting). */
export function NotYetVerified({ verified }: { verified: boolean }) {
  if (verified) return null
  return (
    <Callout tone="warning" title="Not yet verified">
      S4 has not verified this company. We have not checked its company number or its insurance. It can have few people
      at work, and is not shown where you are paid. Look at who it is before you agree to work.
    </Callout>
  )
}
