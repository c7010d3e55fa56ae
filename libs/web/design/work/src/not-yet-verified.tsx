import { Callout } from '@s4/ui'

/** What it means that S4 has not verified a company (docs/product.md#vetting). */
export function NotYetVerified({ verified }: { verified: boolean }) {
  if (verified) return null
  return (
    <Callout tone="warning" title="Not yet verified">
      We have not checked this company’s number or its insurance. Until we have, it can agree only a few shifts at a
      time, and it does not see your bank details. Find out who it is before you accept work.
    </Callout>
  )
}
