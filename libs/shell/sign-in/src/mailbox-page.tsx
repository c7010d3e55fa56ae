import { useApi } from '@s4/api-client'
import { Card, EmptyState, ExternalLink, Heading, List, PublicFrame, Stack, Text } from '@s4/ui'
import { useSuspenseQuery } from '@tanstack/react-query'

const POLL_MS = 3000

/** Development only: the mails that would have been sent. */
export function MailboxPage() {
  const mails = useSuspenseQuery({ ...useApi().query('mailbox.list', {}), refetchInterval: POLL_MS }).data

  return (
    <PublicFrame title="Development mailbox">
      <Stack>
        <Heading level={1}>Development mailbox</Heading>
        <Text tone="muted">
          Nothing leaves this machine. Newest first: emails of the identity provider, then our own.
        </Text>
        {mails.length === 0 ? (
          <EmptyState drawing="talk">
            No emails yet. Create an account or reset a password, and it appears here.
          </EmptyState>
        ) : (
          <List label="Mails">
            {mails.map(({ id, recipient, subject, body, link }) => (
              <li key={id}>
                <Card>
                  <Heading level={2}>{subject}</Heading>
                  <Text size="small" tone="muted">
                    To {recipient}
                  </Text>
                  <Text preserveLines>{body}</Text>
                  {link && <ExternalLink href={link}>Open the link</ExternalLink>}
                </Card>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </PublicFrame>
  )
}
