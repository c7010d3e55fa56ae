import type { JobImportPreview } from '@s4/contract'
import type { JobMapping } from '@s4/domain/job-import'
import type { useChange } from '@s4/queries'
import { Button, CheckboxField, Inline, NextStepLink, RadioGroupField, Section, Stack, Text } from '@s4/ui'
import { useState } from 'react'

interface PostJobsProps {
  id: string
  mapping: JobMapping
  preview: JobImportPreview
  run: ReturnType<typeof useChange<'jobImports.run'>>
  /** Rows have changed since they were looked at: a start is over, a site is gone, a colleague posted the same. */
  onStale: () => void
}

type Repeats = 'leaveOut' | 'postAgain'

/** What is done with rows that are wrong or posted already, and the press that posts the others. */
export function PostJobs({ id, mapping, preview: { jobs, wrong }, run, onStale }: PostJobsProps) {
  const [leaveOutWrong, setLeaveOut] = useState(false)
  const [repeats, setRepeats] = useState<Repeats>()
  const [isAsked, setAsked] = useState(false)
  const repeated = jobs.filter(({ posted }) => posted !== null).length
  const count = repeats === 'leaveOut' ? jobs.length - repeated : jobs.length
  const fields = run.error?.fields ?? {}
  const isSaid = (wrong === 0 || leaveOutWrong) && (repeated === 0 || repeats !== undefined)

  const isSaidAtField =
    (wrong > 0 && fields['leaveOutWrong'] !== undefined) || (repeated > 0 && fields['repeats'] !== undefined)

  const send = () => {
    setAsked(true)
    if (isSaid)
      run.mutate(
        { id, mapping, leaveOutWrong, ...(repeats && { repeats }) },
        { onError: ({ fields: said }) => (said['leaveOutWrong'] || said['repeats']) && onStale() },
      )
  }

  if (jobs.length === 0) return null
  return (
    <Section title="Post them">
      <Stack>
        {wrong > 0 && (
          <CheckboxField
            label={wrong === 1 ? 'Leave out the row with errors' : `Leave out the ${wrong} rows with errors`}
            checked={leaveOutWrong}
            error={fields['leaveOutWrong'] ?? (isAsked && !leaveOutWrong ? ASK : undefined)}
            onChange={({ target }) => setLeaveOut(target.checked)}
          />
        )}
        {repeated > 0 && (
          <RadioGroupField
            label={repeated === 1 ? '1 job is posted already' : `${repeated} jobs are posted already`}
            name="repeats"
            value={repeats ?? ''}
            error={fields['repeats'] ?? (isAsked && !repeats ? 'Choose what to do with them.' : undefined)}
            options={[
              { value: 'leaveOut', label: 'Leave them out' },
              { value: 'postAgain', label: 'Post them again' },
            ]}
            onChange={({ target }) => setRepeats(target.value as Repeats)}
          />
        )}
        <Text size="small" tone="muted">
          All of them are posted, or none when something fails. Each gets a PIN of its own.
        </Text>
        {run.error && !isSaidAtField && (
          <Text tone="danger" role="alert">
            {fields['leaveOutWrong'] ?? fields['repeats'] ?? run.error.message} <NextStepLink failure={run.error} />
          </Text>
        )}
        <Inline>
          <Button busy={run.isPending} disabled={count === 0} onClick={send}>
            {count === 1 ? 'Post 1 job' : `Post ${count} jobs`}
          </Button>
        </Inline>
      </Stack>
    </Section>
  )
}

const ASK = 'Tick this, or correct the file and send it again.'
