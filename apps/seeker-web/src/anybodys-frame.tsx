import { useMaybeSession } from '@s4/auth-session'
import { Heading, PublicFrame } from '@s4/ui'
import { Outlet, useLocation } from 'react-router-dom'
import { Frame } from './frame'
import { titleOf } from './navigation'

/** A job or a company for anybody: in the seeker's frame when signed in, on a public page otherwise. */
export function AnybodysFrame() {
  const title = titleOf(useLocation().pathname)
  return useMaybeSession() ? (
    <Frame />
  ) : (
    <PublicFrame title={title}>
      <Heading level={1}>{title}</Heading>
      <Outlet />
    </PublicFrame>
  )
}
