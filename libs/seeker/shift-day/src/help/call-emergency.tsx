import { ButtonLink, ExternalLink } from '@s4/ui'

export const callEmergency = (
  <ButtonLink tone="danger" to="tel:999">
    Call 999
  </ButtonLink>
)

/** The same inside a sentence. */
export const emergencyFirst = (
  <>
    In danger, <ExternalLink href="tel:999">call 999</ExternalLink> first.
  </>
)
