import { shellLinks } from '@s4/links'
import { Grid, Heading, Page, PublicFrame, Stack, Text, TextLink } from '@s4/ui'
import { Answer } from './answer'
import { companyTopics } from './company-topics'
import { seekerTopics } from './seeker-topics'
import type { Topic } from './topics'

/** Every question of both sides, for somebody signed out: read, opened and found in the page without a script. */
export function QuestionsPage() {
  return (
    <PublicFrame title="Questions and answers" footer={<Footer />}>
      <Page>
        <Stack gap="sm">
          <Heading level={1}>Questions and answers</Heading>
          <Text tone="muted">
            Signed in, you can search them and open the screens they are about.{' '}
            <TextLink to={shellLinks.login}>Sign in</TextLink>
          </Text>
        </Stack>
        <Topics title="For workers" topics={seekerTopics} />
        <Topics title="For companies" topics={companyTopics} />
      </Page>
    </PublicFrame>
  )
}

const Topics = ({ title, topics }: { title: string; topics: readonly Topic[] }) => (
  <Stack>
    <Heading level={2} size="title">
      {title}
    </Heading>
    <Grid min={400} gap="lg">
      {topics.map((topic) => (
        <Stack key={topic.title} gap="snug">
          <Heading level={3} size="large">
            {topic.title}
          </Heading>
          {topic.questions.map(({ question, answer }) => (
            <Answer key={question} question={question} answer={answer} />
          ))}
        </Stack>
      ))}
    </Grid>
  </Stack>
)

const Footer = () => (
  <>
    <TextLink to={shellLinks.terms}>Terms</TextLink>
    <TextLink to={shellLinks.privacy}>Privacy</TextLink>
    <TextLink to={shellLinks.accessibility}>Accessibility</TextLink>
  </>
)
