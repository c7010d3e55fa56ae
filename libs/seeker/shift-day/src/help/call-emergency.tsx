import { ExternalLink } from '@s4/ui'

export const callEmergency = <ExternalLink href="tel:999">Call 999</ExternalLink>

/** The same inside a sentence. */
export const emergencyFirst = (
  <>
    In danger, <ExternalLink href="tel:999">call 999</ExternalLink> first.
  </>
)
