import { loginUrl } from '@s4/auth-session'
import { Callout, ExternalLink, Heading, PublicFrame, Stack } from '@s4/ui'
import { Outlet, useLocation } from 'react-router-dom'
import { titleOf } from './navigation'

/** Around the screens of a shift whose worker's session has run out: the shift goes on, the rest waits for signing in. */
export function ShiftFrame() {
  const title = titleOf(useLocation().pathname)
  return (
    <PublicFrame title={title}>
      <Stack gap="lg">
        <Heading level={1}>{title}</Heading>
        <Callout action={<ExternalLink href={loginUrl()}>Sign in again</ExternalLink>}>
          You are signed out. This shift stays open here; everything else needs you to sign in again.
        </Callout>
        <Outlet />
      </Stack>
    </PublicFrame>
  )
}
