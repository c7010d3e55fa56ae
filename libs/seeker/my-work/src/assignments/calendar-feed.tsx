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
        Google Calendar, Apple Calendar and Outlook can follow your shifts by an address of your own. Anybody who has it
        can read when and where you work, so keep it to yourself.
      </Text>
      {start.data && data.on && (
        <Callout tone="success" title="Your address">
          <Stack gap="sm">
            <Text>Copy it now: it is not shown again. Add it in your calendar under “subscribe” or “from URL”.</Text>
            <TextField
              label="Calendar address"
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
          {data.on ? 'Make a new address' : 'Create calendar link'}
        </Button>
        {data.on && (
          <Button size="small" tone="quiet" busy={stop.isPending} onClick={() => stop.mutate({})}>
            Switch it off
          </Button>
        )}
      </Inline>
      {data.on && !start.data && (
        <Text size="small" tone="muted">
          It is on. A new address stops the old one.
        </Text>
      )}
    </Stack>
  )
}
