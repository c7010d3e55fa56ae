import { useContractForm } from '@s4/api-client/forms'
import { tickets } from '@s4/contract'
import { useToast } from '@s4/toast'
import { Button, Callout, ErrorSummary, Form, Page, Section, TextArea, TextField, TextLink } from '@s4/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PicturesField } from '../pictures-field'
import { supportPath, type Side } from '../side'
import { useWritten } from '../use-written'
import { useAsk } from './support-queries'

const AskFields = tickets['tickets.create'].input.pick({ subject: true, text: true })

/** A question to S4's staff. */
export function AskPart({ side }: { side: Side }) {
  const ask = useAsk()
  const toast = useToast()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { busy, trouble, pictures, send } = useWritten(ask)
  const { formProps, field, errors, formState } = useContractForm({
    schema: AskFields,
    // A notice that leads here says what it is about.
    defaultValues: { subject: params.get('about') ?? '', text: '' },
    problem: ask.error,
    onSubmit: (question) =>
      send((sent) =>
        ask.mutate({ ...question, ...sent }, {
          onSuccess: ({ id, number }) => {
            toast.success(`${number} is with S4. You are told when it is answered.`)
            void navigate(`${supportPath[side]}?ticket=${id}`, { replace: true })
          },
        }),
      ),
  })

  return (
    <Page width="form">
      <Section title="Ask S4" action={<TextLink to={supportPath[side]}>All answers</TextLink>}>
        <Form label="Ask S4" {...formProps}>
          <ErrorSummary errors={errors} attempt={formState.submitCount} />
          {trouble && <Callout tone="danger" live title="Your question did not go out">{trouble.message} What you wrote is still here.</Callout>}
          <TextField label="In a few words" maxLength={120} {...field('subject')} />
          <TextArea label="Your question" hint="Say what you did and what happened. Never send passwords or PINs." rows={6} {...field('text')} />
          <PicturesField {...pictures} />
          <Button type="submit" busy={busy}>Send the question</Button>
        </Form>
      </Section>
    </Page>
  )
}
