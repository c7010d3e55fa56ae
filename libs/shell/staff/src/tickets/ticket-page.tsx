import { useContractForm } from '@s4/api-client/forms'
import { shellLinks } from '@s4/links'
import { Thread } from '@s4/thread'
import { useToast } from '@s4/toast'
import { Button, ErrorSummary, Form, Inline, Refusal, Section, Stack, Text, TextArea, TextLink } from '@s4/ui'
import { useParams } from 'react-router-dom'
import { useAnswerTicket, useTicket } from '../queries/staff-queries'

const loadAnswerFields = () => import('./ticket-fields').then(({ AnswerFields }) => AnswerFields)

/** One question with its thread; its person is told of every answer. */
export function TicketPage() {
  const { id = '' } = useParams()
  const { number, subject, email, role, status, thread } = useTicket(id)

  return (
    <Stack>
      <TextLink to={shellLinks.staffTickets}>All questions that wait</TextLink>
      <Section title={`${number}: ${subject}`}>
        <Text size="small" tone="muted">
          {role === 'Job Seeker' ? 'Worker' : 'Company'}, {email}. {statusText[status]}
        </Text>
        <Thread messages={thread} side="S4" authors={{ seeker: email, company: email, S4: 'S4' }} />
        <AnswerForm key={thread.length} id={id} closed={status === 'closed'} />
      </Section>
    </Stack>
  )
}

const statusText = { open: 'It waits for S4.', answered: 'S4 has answered.', closed: 'It is closed.' }

function AnswerForm({ id, closed }: { id: string; closed: boolean }) {
  const answer = useAnswerTicket()
  const toast = useToast()
  const { field, formProps, errors, formState, getValues } = useContractForm({
    schema: loadAnswerFields,
    defaultValues: { text: '' },
    failure: answer.error,
    // Drafts are stored by field names, which are the same for every question.
    keepsDraft: false,
    onSubmit: ({ text }) => send({ text, close: false }),
  })
  const send = (input: { text: string; close: boolean }) =>
    answer.mutate(
      { id, ...input },
      { onSuccess: ({ number }) => toast.success(`${number} is ${input.close ? 'closed' : 'answered'}.`) },
    )

  return (
    <Form {...formProps} label="Answer">
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={answer.error} />
      <TextArea label="Your answer" hint="The person reads it in S4’s name and is told by email." {...field('text')} />
      <Inline>
        <Button type="submit" busy={answer.isPending}>
          Send the answer
        </Button>
        {!closed && (
          <Button
            tone="quiet"
            busy={answer.isPending}
            onClick={() => send({ text: getValues('text') ?? '', close: true })}
          >
            Close it
          </Button>
        )}
      </Inline>
    </Form>
  )
}
