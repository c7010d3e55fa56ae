import { loginUrl } from '@s4/auth-session'
import { Callout, ExternalLink, Heading, PublicFrame, Stack } from '@s4/ui'
import { Outlet, useLocation } from 'react-router-dom'
import { ShiftBanner } from './shift-banner'
import { screenAt } from './navigation'

/** The frame of a shift in progress after the session has ended. */
export function ShiftFrame() {
  const { title } = screenAt(useLocation().pathname)
  return (
    <PublicFrame title={title}>
      <Stack gap="lg">
        <Heading level={1}>{title}</Heading>
        <Callout action={<ExternalLink href={loginUrl()}>Sign in again</ExternalLink>}>
          Your shift stays open here. To see the rest, sign in again when there is a signal.
        </Callout>
        <ShiftBanner />
        <Outlet />
      </Stack>
    </PublicFrame>
  )
}
