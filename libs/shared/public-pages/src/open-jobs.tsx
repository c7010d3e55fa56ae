import { useApi } from '@s4/api-client'
import { Button, Heading, SearchField, Stack, Text } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'

const sentence = (count: number) => (count === 1 ? '1 job is open now.' : `${count.toLocaleString('en-GB')} jobs are open now.`)

// A line of its own height until the number is known.
const RESERVED = '\u00a0'

/** A look at the work there is: a search that leads to the jobs, and how many are open. Its box is there before the number is. */
export function OpenJobs() {
  const open = useQuery({ ...useApi().query('openJobs.count', {}), retry: false })

  return (
    <section aria-label="Open jobs">
      <Stack>
        <Heading level={2}>Look at the work there is</Heading>
        <Text tone="muted" role="status">
          {open.data ? sentence(open.data.count) : RESERVED}
        </Text>
        {/* A seeker's path: it leads to the seeker's app, also before any script runs. */}
        <form action="/User-Job" method="get">
          <Stack gap="snug">
            <SearchField label="What kind of work" quietLabel={false} name="text" maxLength={200} />
            <SearchField label="Town or postcode" quietLabel={false} name="place" maxLength={100} />
            <div>
              <Button type="submit">Search jobs</Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </section>
  )
}
