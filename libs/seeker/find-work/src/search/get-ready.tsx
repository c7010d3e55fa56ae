import type { WorkReason } from '@s4/contract'
import { seekerLinks } from '@s4/links'
import { ButtonLink, Callout, TextLink } from '@s4/ui'

/** What somebody who can apply has to give before they accept any work. */
export const GetReady = ({ gap: { message, fixPath } }: { gap: WorkReason }) => (
  <Callout
    tone="warning"
    title="You can apply now, but not accept work yet"
    action={
      <>
        {fixPath && (
          <ButtonLink size="small" to={fixPath}>
            Update your profile
          </ButtonLink>
        )}
        <TextLink to={seekerLinks.profile}>See all steps</TextLink>
      </>
    }
  >
    {message}.
  </Callout>
)
