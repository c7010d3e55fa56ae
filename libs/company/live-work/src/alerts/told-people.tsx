import type { Alert, Escalation } from '@s4/contract'
import { messageFailureText } from '@s4/domain/message-failures'
import { timeText } from '@s4/domain/shift-text'
import { Button, Inline, List, Skeleton, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { useEscalation } from '../queries/live-queries'

/** Who was told of an alert, when, by which channel, and with which result. */
export function ToldPeople({ alert }: { alert: Alert }) {
  // Nobody may have been reached at all.
  const [isOpen, setIsOpen] = useState(alert.unansweredAt !== null && alert.acknowledgedAt === null)
  return (
    <Stack gap="sm">
      <Inline>
        <Button tone="plain" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Who was told
        </Button>
      </Inline>
      {isOpen && <Messages alert={alert} />}
    </Stack>
  )
}

function Messages({ alert: { id, zone } }: { alert: Alert }) {
  const { data, isError } = useEscalation(id)
  if (isError) return <Text tone="muted">This could not be loaded. It is tried again every half minute.</Text>
  if (!data) return <Skeleton />
  return (
    <Stack gap="sm">
      {data.messages.length === 0 && <Text tone="muted">Nobody yet.</Text>}
      <List label="Who was told">
        {data.messages.map((message) => (
          <li key={message.id}>
            <Text size="small">{messageText(message, zone)}</Text>
          </li>
        ))}
      </List>
      {data.nextAt && data.rung !== null && (
        <Text size="small">
          {nextWords[data.rung]} at {timeText(data.nextAt, zone)}, unless somebody looks at it before.
        </Text>
      )}
    </Stack>
  )
}

const channelWords = { push: 'device', text: 'text', call: 'call', mail: 'email' }
const stateWords = { sent: 'sent', waiting: 'waiting', failed: 'not sent' }
const nextWords: Record<NonNullable<Escalation['rung']>, string> = {
  first: 'The next person is told',
  second: 'The owner is told',
  owner: 'The alert says that nobody is looking at it',
}

function messageText({ at, name, channel, device, state, failure }: Escalation['messages'][number], zone: string) {
  const why = failure && state === 'failed' ? `, ${messageFailureText(failure)}` : ''
  return `${timeText(at, zone)} ${name}, ${device ?? channelWords[channel]}: ${stateWords[state]}${why}`
}
