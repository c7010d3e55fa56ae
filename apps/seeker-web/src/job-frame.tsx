import { useMaybeSession } from '@s4/auth-session'
import { Heading, PublicFrame } from '@s4/ui'
import { Outlet } from 'react-router-dom'
import { Frame } from './frame'

/** A job for anybody: in the seeker's frame when signed in, on a public page otherwise. */
export const JobFrame = () =>
  useMaybeSession() ? <Frame /> : (
    <PublicFrame title="Job Details">
      <Heading level={1}>Job Details</Heading>
      <Outlet />
    </PublicFrame>
  )
