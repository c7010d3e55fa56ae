import { ButtonLink, EmptyState, Grid, Heading, Page, SearchField, Stack, Text, TextLink, VisuallyHidden } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { Answer } from './answer'
import { matchedSentence, searchTopics, type Topic } from './topics'

interface FaqPageProps {
  topics: readonly Topic[]
  supportPath: string
}

/** Questions by topic; the search text is in the URL, so that it can be shared. */
export function FaqPage({ topics, supportPath }: FaqPageProps) {
  const [params, setParams] = useSearchParams()
  const text = params.get('q') ?? ''
  const found = searchTopics(topics, text)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)

  return (
    <Page>
      <SearchField
        label="Search questions"
        hiddenLabel={false}
        value={text}
        maxLength={100}
        onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
      />
      <VisuallyHidden role="status">
        {text && `${count} ${count === 1 ? 'question' : 'questions'} found`}
      </VisuallyHidden>
      {count === 0 && (
        <EmptyState drawing="search" action={<ButtonLink to={supportPath}>Ask support</ButtonLink>}>
          Nothing here answers “{text}”. Try fewer or other words.
        </EmptyState>
      )}
      <Grid min={400} gap="lg">
        {found.map(({ title, questions }) => (
          <Stack key={title} gap="snug">
            <Heading>{title}</Heading>
            {questions.map((one) => (
              <Answer key={one.question} {...one} matched={text ? matchedSentence(one, text) : null} />
            ))}
          </Stack>
        ))}
      </Grid>
      {count > 0 && (
        <Text tone="muted">
          Not answered? <TextLink to={supportPath}>Ask support</TextLink>
        </Text>
      )}
    </Page>
  )
}
