import { useApi } from '@s4/api-client'
import { numberText } from '@s4/domain/number-text'
import { Button, FieldGroup, Heading, onTexts, SearchField, Stack, Text } from '@s4/ui'
import { useSearchForm } from '@s4/ui/search-form'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { JobPreview } from './job-preview'
import { OPEN_JOBS } from './open-jobs-place'

const sentence = (count: number) => (count === 1 ? '1 job is open now.' : `${numberText(count)} jobs are open now.`)

// Keeps the height of the line until the number is known.
const RESERVED = '\u00a0'

/** The number of open jobs, a search, and the jobs. */
export function OpenJobs() {
  const open = useQuery({ ...useApi().query('jobSearch.count', {}), retry: false })
  const [params] = useSearchParams()
  const { formKey, search } = useSearchForm(params, { preventScrollReset: true })
  const [text, town] = [params.get('text') ?? '', params.get('town') ?? '']

  return (
    <section id={OPEN_JOBS} aria-label="Open jobs">
      <Stack>
        <Heading level={2} size="title">
          Open jobs
        </Heading>
        <Text tone="muted" role="status">
          {open.data ? sentence(open.data.count) : RESERVED}
        </Text>
        {/* A GET form, so that the search works before any script runs. */}
        <form key={formKey} role="search" aria-label="Jobs" action="/" method="get" onSubmit={onTexts(search)}>
          <FieldGroup min={240}>
            <SearchField
              label="What kind of work"
              hiddenLabel={false}
              name="text"
              maxLength={200}
              defaultValue={text}
            />
            <SearchField label="Town or postcode" hiddenLabel={false} name="town" maxLength={100} defaultValue={town} />
            <div>
              <Button type="submit">Search jobs</Button>
            </div>
          </FieldGroup>
        </form>
        <JobPreview text={text.trim()} town={town.trim()} all={params.has('all')} count={open.data?.count} />
      </Stack>
    </section>
  )
}
