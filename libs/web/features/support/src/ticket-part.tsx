import { dateText, localDate } from '@s4/domain/shift-text'
import { Button, Callout, Inline, Page, Section, Stack, Text, TextLink } from '@s4/ui'
import { useState } from 'react'
import { supportPath, type Side } from '@s4/links'
import { Thread } from '@s4/thread'
import { DataComplaintRights } from './data-complaint-rights'
import { useCloseTicket, useTicket } from './support-queries'
import { TicketBadge } from './ticket-list'
import { TicketReply } from './ticket-reply'

/** One question with its answers; writing again opens it again. */
export function TicketPart({ id, side }: { id: string; side: Side }) {
  const { number, kind, subject, status, thread, acknowledgeBy } = useTicket(id)
  const close = useCloseTicket()
  // A reply that has arrived gives way to an empty form, pictures included.
  const [replies, setReplies] = useState(0)

  return (
    <Page width="form">
      <TextLink to={supportPath[side]}>All questions</TextLink>
      <Section title={subject} action={<TicketBadge status={status} />}>
        <Stack gap="lg">
          <Text size="small" tone="muted">
            {kind === 'dataComplaint' ? `${number} · complaint about personal data` : number}
          </Text>
          <Thread messages={thread} side={side} authors={{ seeker: 'You', company: 'You', S4: 'S4' }} />
          {acknowledgeBy && status !== 'closed' && (
            <Callout>
              <DataComplaintRights by={dateText(localDate(acknowledgeBy))} />
            </Callout>
          )}
          {status === 'open' && !acknowledgeBy && (
            <Callout>S4 reads it and answers here. You are told by a notification and by email.</Callout>
          )}
          {status !== 'closed' && (
            <Inline>
              <Button tone="quiet" busy={close.isPending} onClick={() => close.mutate({ id })}>
                It is answered: close it
              </Button>
            </Inline>
          )}
          <TicketReply
            key={replies}
            id={id}
            hint={status === 'closed' ? 'Writing again opens the question again.' : 'S4 reads it.'}
            onSent={() => setReplies(replies + 1)}
          />
        </Stack>
      </Section>
    </Page>
  )
}
