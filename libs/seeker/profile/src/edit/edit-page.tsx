import { useKnownStepsToWork } from '@s4/queries'
import { Columns, Heading, Page, ProgressBar, Stack, TextLink } from '@s4/ui'
import { useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { PROFILE_PATH } from './use-continue-profile'

interface EditPageProps {
  title: string
  /** Explanations and what belongs to it: beside the form at a desk, above it on phones. */
  beside?: { label: string; content: ReactNode } | undefined
  children: ReactNode
}

/** The layout of a screen that changes one part of the profile. */
export function EditPage({ title, beside, children }: EditPageProps) {
  return (
    <Page width={beside ? 'content' : 'form'}>
      <Stack gap="xs">
        <TextLink to={PROFILE_PATH}>Back to profile</TextLink>
        <Heading size="title">{title}</Heading>
      </Stack>
      <HowFar />
      {beside ? (
        <Columns asideFirst asideLabel={beside.label} aside={beside.content}>
          {children}
        </Columns>
      ) : (
        children
      )}
    </Page>
  )
}

/** On the screen of the next step of somebody new: how far they are. */
function HowFar() {
  const steps = useKnownStepsToWork()
  const { pathname } = useLocation()
  if (steps?.next?.path.split('?')[0] !== pathname) return null
  const { done, total } = steps
  return <ProgressBar label="Ready to work" value={done} max={total} text={`${done} of ${total} done`} />
}
