import { shellLinks } from '@s4/links'
import { Heading, NeedsScripts, NightStreet, PublicFrame, Stack, Text, TextLink } from '@s4/ui'
import type { ReactNode } from 'react'

interface PublicFormPageProps {
  title: string
  lead?: ReactNode
  /** What needs scripts, as whoever has none is told. */
  needs?: string
  children: ReactNode
}

/** The layout of the sign-in pages: a form beside the brand panel. */
export function PublicFormPage({ title, lead, needs = 'This form', children }: PublicFormPageProps) {
  return (
    <PublicFrame
      title={title}
      layout="split"
      promise="Shift work in security, for workers and companies."
      picture={<NightStreet />}
      footer={<Footer />}
    >
      <Stack gap="sm">
        <Heading level={1}>{title}</Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </Stack>
      <NeedsScripts what={needs} />
      {children}
    </PublicFrame>
  )
}

function Footer() {
  return (
    <>
      <TextLink to={shellLinks.terms}>Terms</TextLink>
      <TextLink to={shellLinks.privacy}>Privacy</TextLink>
      <TextLink to={shellLinks.accessibility}>Accessibility</TextLink>
    </>
  )
}
