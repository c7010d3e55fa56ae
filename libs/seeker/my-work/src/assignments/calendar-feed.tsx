import { useApi } from '@s4/api-client'
import { Button, Callout, Inline, NextStepLink, FailureState, Skeleton, Stack, Text, TextField } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { calendarQuery, useStartCalendar, useStopCalendar } from '../queries/my-work-queries'

/** A secret URL for calendar programs. It is shown once, because S4 stores only its hash. */
export function CalendarFeed() {
  const { data, error, refetch } = useQuery(calendarQuery(useApi()))
  const start = useStartCalendar()
  const stop = useStopCalendar()
  if (error)
    return (
      <FailureState level={3} onRetry={() => void refetch()} action={<NextStepLink failure={error} />}>
        {error.message}
      </FailureState>
    )
  if (!data) return <Skeleton shape="text" count={2} />

  return (
    <Stack>
      <Text>
        Google Calendar, Apple Calendar and Outlook can show your shifts by a private link. Anybody who has the link can
        read when and where you work, so keep it to yourself.
      </Text>
      {start.data && data.on && (
        <Callout tone="success" title="Your calendar link">
          <Stack gap="sm">
            <Text>Copy it now: it is not shown again. Add it in your calendar under “subscribe” or “from URL”.</Text>
            <TextField
              label="Calendar link"
              value={start.data.url}
              readOnly
              onFocus={({ target }) => target.select()}
            />
          </Stack>
        </Callout>
      )}
      <Inline>
        <Button
          size="small"
          tone={data.on ? 'quiet' : 'action'}
          busy={start.isPending}
          onClick={() => start.mutate({})}
        >
          {data.on ? 'Create new link' : 'Create calendar link'}
        </Button>
        {data.on && (
          <Button size="small" tone="quiet" busy={stop.isPending} onClick={() => stop.mutate({})}>
            Turn off the link
          </Button>
        )}
      </Inline>
      {data.on && !start.data && (
        <Text size="small" tone="muted">
          The link is on. A new link stops the old one.
        </Text>
      )}
    </Stack>
  )
}
