import { loginUrl } from '@s4/auth-session'
import { Callout, ExternalLink, Heading, PublicFrame, Stack } from '@s4/ui'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ShiftBanner } from './shift-banner'
import { screenTitle } from './navigation'

/** The frame of a shift in progress after the session has ended. */
export function ShiftFrame() {
  const title = screenTitle(useLocation().pathname)
  return (
    <PublicFrame title={title}>
      <Stack gap="lg">
        <Heading level={1}>{title}</Heading>
        <Callout action={<ExternalLink href={loginUrl()}>Sign in again</ExternalLink>}>
          You are signed out, or there is no signal. This shift stays open here; everything else needs you to sign in.
        </Callout>
        <Suspense>
          <ShiftBanner />
        </Suspense>
        <Outlet />
      </Stack>
    </PublicFrame>
  )
}
