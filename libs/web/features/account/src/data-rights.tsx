import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { DataRequest } from '@s4/contract'
import { dataRequestKinds, dataRequestLabels } from '@s4/domain/data-request'
import { dateText, momentText } from '@s4/domain/shift-text'
import { useToast } from '@s4/toast'
import { Button, Callout, ErrorSummary, Form, List, Refusal, SelectField, Stack, Text, TextArea } from '@s4/ui'
import { useState } from 'react'
import { useDataRequests } from './account-queries'

const loadFields = () => import('./data-rights-fields').then(({ Fields }) => Fields)

const kinds = dataRequestKinds.map((value) => ({ value, label: dataRequestLabels[value] }))

/** What the person asked by their rights over personal data, and the form to ask. */
export function DataRights() {
  const asked = useDataRequests()
  return (
    <Stack>
      <Text>
        You can download or erase everything yourself, above and below. For anything else S4 answers within one month.
        If it is complex, S4 may take two more months, and tells you why.
      </Text>
      {asked.length > 0 && (
        <List label="What you asked">
          {asked.map((request) => (
            <li key={request.id}>
              <Text weight="medium">{dataRequestLabels[request.kind]}</Text>
              <Text size="small" tone="muted">
                {stateText(request)}
              </Text>
              {request.decisionReason && <Text preserveLines>{request.decisionReason}</Text>}
            </li>
          ))}
        </List>
      )}
      <AskForm />
    </Stack>
  )
}

const answers = { granted: 'Done', partly: 'Done in part', refused: 'Refused' }

function stateText({ receivedAt, dueOn, extendedAt, extensionReason, decision, decidedAt }: DataRequest): string {
  if (decision && decidedAt) return `${answers[decision]}, ${momentText(decidedAt)}`
  const due = `Asked ${momentText(receivedAt)}, S4 answers by ${dateText(dueOn)}`
  return extendedAt ? `${due}. It takes longer: ${extensionReason}` : due
}

function AskForm() {
  const ask = useEndpointMutation('dataRequests.create', { shown: true })
  const toast = useToast()
  const [askedAlready, setAskedAlready] = useState<string | null>(null)
  const { formProps, field, errors, formState, reset } = useContractForm({
    schema: loadFields,
    defaultValues: { words: '' },
    failure: ask.error,
    onSubmit: (input) =>
      ask.mutate(input, {
        onSuccess: ({ dueOn, words }) => {
          // While one of a kind is open, S4 returns that one and keeps no second.
          const asked = words !== input.words.trim()
          setAskedAlready(asked ? dueOn : null)
          if (asked) return
          toast.success(`S4 has your request and answers by ${dateText(dueOn)}.`)
          reset()
        },
      }),
  })
  return (
    <Form label="Ask about your data" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={ask.error} />
      {askedAlready !== null && (
        <Callout tone="warning" live title="You have asked this already">
          S4 answers by {dateText(askedAlready)}. Add to it under Support.
        </Callout>
      )}
      <SelectField label="What you ask for" emptyLabel="Choose" options={kinds} {...field('kind')} />
      <TextArea label="Which data, and what about it" {...field('words')} />
      <div>
        <Button type="submit" tone="quiet" busy={ask.isPending}>
          Send the request
        </Button>
      </div>
    </Form>
  )
}
