import { shellLinks } from '@s4/links'
import { Card, Disclosure, Grid, Heading, Spot, Stack, Steps, Text, TextLink, TickList } from '@s4/ui'
import { useId, type ReactNode } from 'react'
import { proofs, questions, sides } from './landing-words'

/** What each side does, in three steps. */
export const HowItWorks = () => (
  <Part title="How it works">
    <Grid min={300} gap="lg" stretch>
      {sides.map(({ title, steps }) => (
        <Card key={title}>
          <Heading level={3} size="large">
            {title}
          </Heading>
          <Steps steps={steps.map(({ picture, ...step }) => ({ ...step, picture: <Spot name={picture} /> }))} />
        </Card>
      ))}
    </Grid>
  </Part>
)

/** Why either side can rely on it. */
export const Proof = () => (
  <Part title="What you can rely on">
    <Grid min={280} gap="lg" stretch>
      {proofs.map(({ picture, title, items }) => (
        <Card key={title}>
          <Spot name={picture} />
          <Heading level={3} size="large">
            {title}
          </Heading>
          <TickList items={items} />
        </Card>
      ))}
    </Grid>
  </Part>
)

/** Questions with their answers, closed at first. */
export const CommonQuestions = () => (
  <Part title="FAQ">
    <Stack gap="sm">
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <Text>{answer}</Text>
        </Disclosure>
      ))}
      <div>
        <TextLink to={shellLinks.questions}>All questions and answers</TextLink>
      </div>
    </Stack>
  </Part>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading id={id} level={2} size="title">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
