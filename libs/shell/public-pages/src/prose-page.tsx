import { Heading, Page, PublicFrame, Stack, Text } from '@s4/ui'
import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer'

interface ProsePageProps {
  title: string
  /** Already formatted. */
  changed: string
  children: ReactNode
}

/** A page of text. */
export function ProsePage({ title, changed, children }: ProsePageProps) {
  return (
    <PublicFrame title={title} footer={<SiteFooter />}>
      <Page>
        <Stack gap="sm">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">Last changed {changed}.</Text>
        </Stack>
        {children}
      </Page>
    </PublicFrame>
  )
}

export function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="sm">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  )
}
