import { useKnownStepsToWork } from '@s4/queries'
import { FormPage, Heading, ProgressBar, Stack, TextLink } from '@s4/ui'
import { useLocation } from 'react-router-dom'
import type { ComponentProps } from 'react'
import { PROFILE_PATH } from './use-continue-profile'

type EditPageProps = Omit<ComponentProps<typeof FormPage>, 'head'> & { title: string }

/** The layout of a screen that changes one part of the profile. */
export const EditPage = ({ title, ...form }: EditPageProps) => (
  <FormPage
    {...form}
    head={
      <>
        <Stack gap="xs">
          <TextLink to={PROFILE_PATH}>Back to profile</TextLink>
          <Heading size="title">{title}</Heading>
        </Stack>
        <HowFar />
      </>
    }
  />
)

/** On the screen of the next step of somebody new: how far they are. */
function HowFar() {
  const steps = useKnownStepsToWork()
  const { pathname } = useLocation()
  if (steps?.next?.path.split('?')[0] !== pathname) return null
  const { done, total } = steps
  return <ProgressBar label="Ready to work" value={done} max={total} text={`${done} of ${total} done`} />
}
