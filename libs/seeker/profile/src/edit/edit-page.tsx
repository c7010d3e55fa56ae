import { useSession } from '@s4/auth-session'
import { stepsToApply } from '@s4/completeness/first-steps'
import { Heading, Page, ProgressBar, Stack, TextLink } from '@s4/ui'
import { useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { PROFILE_PATH } from './use-continue-profile'

interface EditPageProps {
  title: string
  children: ReactNode
}

/** The layout of a screen that changes one part of the profile. */
export function EditPage({ title, children }: EditPageProps) {
  return (
    <Page width="form">
      <Stack gap="xs">
        <TextLink to={PROFILE_PATH}>Back to profile</TextLink>
        <Heading size="title">{title}</Heading>
      </Stack>
      <HowFar />
      {children}
    </Page>
  )
}

/** On the screen of the next step of somebody new: how far they are. */
function HowFar() {
  const { done, total, next } = stepsToApply(useSession().profile.missing)
  const { pathname } = useLocation()
  if (next?.path !== pathname) return null
  return <ProgressBar label="Ready to apply" value={done} max={total} text={`Step ${done + 1} of ${total}`} />
}
