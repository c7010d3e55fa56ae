import { Disclosure, Stack, Text, TextLink } from '@s4/ui'
import type { Question } from './topics'

interface AnswerProps extends Question {
  /** What was searched for, where the question does not have it. */
  matched?: string | null
}

export const Answer = ({ question, answer, link, matched }: AnswerProps) => (
  <Disclosure
    summary={
      <Stack gap="xs">
        {question}
        {matched && (
          <Text as="span" size="small" tone="muted">
            {matched}
          </Text>
        )}
      </Stack>
    }
  >
    <Text preserveLines>{answer}</Text>
    {link && <TextLink to={link.to}>{link.label}</TextLink>}
  </Disclosure>
)
