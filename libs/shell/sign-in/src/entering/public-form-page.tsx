import { shellLinks } from '@s4/links'
import { Callout, Heading, NightStreet, PublicFrame, Stack, Text, TextLink } from '@s4/ui'
import type { ReactNode } from 'react'

interface PublicFormPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** The layout of the sign-in pages: a form beside the brand panel. */
export function PublicFormPage({ title, lead, children }: PublicFormPageProps) {
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
      <noscript>
        <Callout tone="warning">This form needs JavaScript. Turn it on, then load this page again.</Callout>
      </noscript>
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
