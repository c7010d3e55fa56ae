import { useContractForm } from '@s4/api-client/forms'
import type { TicketKind } from '@s4/contract'
import { useToast } from '@s4/toast'
import {
  Button,
  Callout,
  ErrorSummary,
  Form,
  Page,
  Refusal,
  Section,
  SelectField,
  TextArea,
  TextField,
  TextLink,
} from '@s4/ui'
import { useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PicturesField } from '@s4/thread'
import { supportPath, type Side } from '@s4/links'
import { useSendWithPictures } from '@s4/api-client'
import { DataComplaintRights } from './data-complaint-rights'
import { useAsk } from './support-queries'

const loadAskFields = () => import('./ask-fields').then(({ AskFields }) => AskFields)
const kinds: Record<TicketKind, string> = {
  question: 'A question about using S4',
  dataComplaint: 'A complaint about how my personal data is handled',
}

/** A question to S4's staff. */
export function AskPart({ side }: { side: Side }) {
  const ask = useAsk()
  const toast = useToast()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { busy, failure, pictures, send } = useSendWithPictures(ask)
  const { formProps, field, errors, formState, control } = useContractForm({
    schema: loadAskFields,
    // A notice that leads here says what it is about.
    defaultValues: {
      kind: params.get('kind') === 'dataComplaint' ? 'dataComplaint' : 'question',
      subject: params.get('about') ?? '',
      text: '',
    },
    failure: ask.error,
    onSubmit: (question) =>
      send((sent) =>
        ask.mutate(
          { ...question, ...sent },
          {
            onSuccess: ({ id, number }) => {
              toast.success(`${number} is with S4. You are told when it is answered.`)
              void navigate(`${supportPath[side]}?ticket=${id}`, { replace: true })
            },
          },
        ),
      ),
  })
  const isComplaint = useWatch({ control, name: 'kind' }) === 'dataComplaint'

  return (
    <Page width="form">
      <Section title="Ask S4" action={<TextLink to={supportPath[side]}>Back to support</TextLink>}>
        <Form label="Ask S4" {...formProps}>
          <ErrorSummary errors={errors} attempt={formState.submitCount} />
          <Refusal failure={failure} title="Your question did not go out">
            What you wrote is still here.
          </Refusal>
          <SelectField
            label="What it is"
            options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
            {...field('kind')}
          />
          {isComplaint && (
            <Callout live>
              <DataComplaintRights />
            </Callout>
          )}
          <TextField label="In a few words" {...field('subject')} />
          <TextArea
            label={isComplaint ? 'Your complaint' : 'Your question'}
            hint="Say what you did and what happened. Never send passwords or PINs."
            rows={6}
            {...field('text')}
          />
          <PicturesField {...pictures} />
          <Button type="submit" busy={busy}>
            {isComplaint ? 'Send the complaint' : 'Send the question'}
          </Button>
        </Form>
      </Section>
    </Page>
  )
}
