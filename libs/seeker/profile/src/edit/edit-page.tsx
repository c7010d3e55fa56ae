import { Heading, Page, Stack, TextLink } from '@s4/ui'
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
      {children}
    </Page>
  )
}
