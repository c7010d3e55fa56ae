import { useSession } from '@s4/auth-session'
import { seekerLinks } from '@s4/links'
import { ButtonLink, Callout } from '@s4/ui'

/** What somebody new still needs before they can apply. */
export function CompleteFirst() {
  const { missing } = useSession().profile
  return (
    <Callout
      tone="info"
      title="Complete your profile to apply"
      action={<ButtonLink to={seekerLinks.profile}>See what is missing</ButtonLink>}
    >
      Still needed: {missing.map(({ label }) => label).join(', ')}. It takes a few minutes.
    </Callout>
  )
}
