import { useMaybeSession } from '@s4/auth-session'
import { readShiftPass } from '@s4/seeker-shift-day'
import { Heading, PublicFrame, Stack } from '@s4/ui'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { CheckCallWatch, Frame } from './frame'
import { screenAt } from './navigation'

/** The frame of a job or a company: the worker's when signed in, else a public page. */
export function OpenPageFrame() {
  const { title } = screenAt(useLocation().pathname)
  const [isAtWork] = useState(() => readShiftPass() !== null)
  if (useMaybeSession()) return <Frame />

  return (
    <>
      <PublicFrame title={title}>
        <Stack gap="lg">
          <Heading level={1}>{title}</Heading>
          <Outlet />
        </Stack>
      </PublicFrame>
      {isAtWork && (
        <Suspense>
          <CheckCallWatch />
        </Suspense>
      )}
    </>
  )
}
