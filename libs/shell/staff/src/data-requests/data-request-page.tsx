import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { StaffDataRequestDetails } from '@s4/contract'
import { dataRequestLabels } from '@s4/domain/data-request'
import { dateText, momentText } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { useToast } from '@s4/toast'
import {
  Button,
  DescriptionList,
  ErrorSummary,
  Form,
  RadioGroupField,
  Refusal,
  Section,
  Stack,
  Text,
  TextArea,
  TextLink,
} from '@s4/ui'
import { useParams } from 'react-router-dom'
import { useDataRequest } from '../queries/staff-queries'
import { DaysLeft } from './data-requests-page'

const loadAnswerFields = () => import('./data-request-fields').then(({ AnswerFields }) => AnswerFields)
const loadExtensionFields = () => import('./data-request-fields').then(({ ExtensionFields }) => ExtensionFields)

/** One request with its clock and the answer. */
export function DataRequestPage() {
  const { id = '' } = useParams()
  const request = useDataRequest(id)
  const { kind, role, email, words, receivedAt, dueOn, extendedAt, extensionReason, decidedAt } = request

  return (
    <Stack>
      <TextLink to={shellLinks.staffDataRequests}>All requests that wait</TextLink>
      <Section title={dataRequestLabels[kind]} action={decidedAt === null && <DaysLeft request={request} />}>
        <DescriptionList
          items={[
            { term: role === 'Job Seeker' ? 'Worker' : 'Company', detail: email },
            { term: 'Received', detail: momentText(receivedAt) },
            { term: 'Due', detail: dateText(dueOn) },
            ...(extendedAt ? [{ term: 'Extended', detail: `${momentText(extendedAt)}: ${extensionReason}` }] : []),
          ]}
        />
        <Text preserveLines>{words || 'The words were erased with the account.'}</Text>
      </Section>
      {decidedAt === null ? (
        <>
          <AnswerForm id={id} />
          {extendedAt === null && request.daysLeft >= 0 && <ExtensionForm id={id} />}
        </>
      ) : (
        <Section title="Answered">
          <DescriptionList
            items={[
              { term: 'Answer', detail: request.decision ? answers[request.decision] : '' },
              { term: 'On', detail: momentText(decidedAt) },
              { term: 'Reason', detail: request.decisionReason },
            ]}
          />
        </Section>
      )}
    </Stack>
  )
}

const answers: Record<NonNullable<StaffDataRequestDetails['decision']>, string> = {
  granted: 'Done',
  partly: 'Done in part',
  refused: 'Refused',
}
const options = Object.entries(answers).map(([value, label]) => ({ value, label }))

function AnswerForm({ id }: { id: string }) {
  const decide = useEndpointMutation('staffDataRequests.decide', { shown: true })
  const toast = useToast()
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadAnswerFields,
    defaultValues: { reason: '' },
    failure: decide.error,
    // Drafts are stored by field names, which are the same for every request.
    keepsDraft: false,
    onSubmit: (answer) =>
      decide.mutate({ id, ...answer }, { onSuccess: () => toast.success('Answered. The person is told.') }),
  })
  return (
    <Section title="Answer">
      <Form {...formProps} label="Answer the request">
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={decide.error} />
        <RadioGroupField label="The answer" options={options} {...field('decision')} />
        <TextArea label="What was done and why" hint="The person reads it." {...field('reason')} />
        <Button type="submit" busy={decide.isPending}>
          Answer
        </Button>
      </Form>
    </Section>
  )
}

function ExtensionForm({ id }: { id: string }) {
  const extend = useEndpointMutation('staffDataRequests.extend', { shown: true })
  const toast = useToast()
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadExtensionFields,
    defaultValues: { reason: '' },
    failure: extend.error,
    keepsDraft: false,
    onSubmit: ({ reason }) =>
      extend.mutate({ id, reason }, { onSuccess: () => toast.success('Extended. The person is told.') }),
  })
  return (
    <Section title="Take two more months">
      <Form {...formProps} label="Take two more months">
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={extend.error} />
        <TextArea
          label="Why it takes longer"
          hint="Only where it is complex or one of many; the person reads it."
          {...field('reason')}
        />
        <Button type="submit" tone="quiet" busy={extend.isPending}>
          Extend
        </Button>
      </Form>
    </Section>
  )
}
