import { ButtonLink, Heading, Inline, Page, PublicFrame, Text } from '@s4/ui'
import type { RouteObject } from 'react-router-dom'
import { SiteFooter } from './site-footer'

interface FailurePageProps {
  title: string
  /** Where the server puts in what happened. */
  sentence: string
}

/** What a browser shows of an address that fails: a document without any script. */
function FailurePage({ title, sentence }: FailurePageProps) {
  return (
    <PublicFrame title={title} scripted={false} footer={<SiteFooter />}>
      <Page width="form">
        <Heading level={1}>{title}</Heading>
        <Text>{sentence}</Text>
        <Inline>
          <ButtonLink to="/">Go to the home page</ButtonLink>
        </Inline>
      </Page>
    </PublicFrame>
  )
}

/** The pages of failures, for the build to write out: no app shows them. */
export const failureRoutes = (sentence: string): RouteObject[] => [
  { path: '/missing', element: <FailurePage title="Not found" sentence={sentence} /> },
  { path: '/failed', element: <FailurePage title="Something went wrong" sentence={sentence} /> },
]
