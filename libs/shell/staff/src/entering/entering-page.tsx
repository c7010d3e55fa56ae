import { Heading, NeedsScripts, Page, PublicFrame, Text } from '@s4/ui'
import type { ReactNode } from 'react'

interface EnteringPageProps {
  title: string
  lead: string
  children: ReactNode
}

export const EnteringPage = ({ title, lead, children }: EnteringPageProps) => (
  <PublicFrame title={title}>
    <Page width="form">
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{lead}</Text>
      <NeedsScripts />
      {children}
    </Page>
  </PublicFrame>
)
