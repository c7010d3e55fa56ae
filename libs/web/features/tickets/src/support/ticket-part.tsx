import { dateText, localDate } from '@s4/domain/shift-text'
import { Button, Callout, Inline, Page, Section, Stack, Text, TextLink } from '@s4/ui'
import { ReplyForm } from '../thread/reply-form'
import { supportPath, type Side } from '../thread/side'
import { Thread } from '../thread/thread'
import { DataComplaintRights } from './data-complaint-rights'
import { useAskAgain, useCloseTicket, useTicket } from './support-queries'
import { TicketBadge } from './ticket-list'

/** One question with its answers; writing again opens it again. */
export function TicketPart({ id, side }: { id: string; side: Side }) {
  const { number, kind, subject, status, thread, acknowledgeBy } = useTicket(id)
  const askAgain = useAskAgain()
  const close = useCloseTicket()

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
            <Callout>S4 reads it and answers here. You are told by a notification and by e-mail.</Callout>
          )}
          {status !== 'closed' && (
            <Inline>
              <Button tone="quiet" busy={close.isPending} onClick={() => close.mutate({ id })}>
                It is answered: close it
              </Button>
            </Inline>
          )}
          <ReplyForm
            id={id}
            hint={status === 'closed' ? 'Writing again opens the question again.' : 'S4 reads it.'}
            write={askAgain}
          />
        </Stack>
      </Section>
    </Page>
  )
}
