import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { OpenReference } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import {
  Button,
  ConfirmModal,
  DateField,
  ErrorSummary,
  FieldGroup,
  Form,
  Inline,
  RadioGroupField,
  Refusal,
  Section,
  Text,
  TextArea,
  TextField,
} from '@s4/ui'
import { useState } from 'react'

const loadConfirmedDraft = () => import('./reference-fields').then(({ ConfirmedDraft }) => ConfirmedDraft)

interface ReferenceFormProps {
  secret: string
  question: OpenReference
  /** Called with what happens next. */
  onAnswered: (thanks: string) => void
}

const again = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'no-comment', label: 'No comment' },
] as const
const whatText = {
  employment: 'worked with you or for you',
  education: 'learnt with you',
  activity: 'did this',
} as const

export function ReferenceForm({ secret, question, onAnswered }: ReferenceFormProps) {
  const { worker, name, kind, role, organisation, from, to, expiresAt } = question
  const confirm = useEndpointMutation('references.confirm')
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadConfirmedDraft,
    defaultValues: { from, to: to ?? '', role, reasonForLeaving: '', comment: '' },
    failure: confirm.error,
    // A browser of somebody without an account keeps nothing.
    keepsDraft: false,
    onSubmit: (answer) =>
      confirm.mutateAsync({ ...answer, secret }).then(
        () => onAnswered(`Your answer is stored, and ${worker} can read it. Nothing more is asked of you.`),
        () => undefined,
      ),
  })

  return (
    <>
      <Text>
        Hello {name}. {worker} says that they {whatText[kind]}
        {organisation && ` at ${organisation}`}, and names you as somebody who can confirm it. Security firms screen
        people to BS 7858 before they guard others.
      </Text>
      <Section title="Who sees your answer">
        <Text>
          {worker}, and security firms that {worker} applies to or works for. With it they see the name, firm and phone
          number that {worker} gave for you, and the part of your address after the @. Answering is up to you. The link
          ends with your answer, or on {dateText(localDate(expiresAt))}.
        </Text>
      </Section>
      <Form label="Your answer" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={confirm.error} />
        <Text tone="muted">This is what {worker} gave. Correct what is not right.</Text>
        <TextField label="What they did" {...field('role')} />
        <FieldGroup>
          <DateField label="From" {...field('from')} />
          <DateField label="Until" optional hint="Leave empty if it still goes on." {...field('to')} />
        </FieldGroup>
        <TextField label="Why they left" optional {...field('reasonForLeaving')} />
        <RadioGroupField label="Would you work with them again?" options={again} {...field('reengage')} />
        <TextArea label="Anything else" optional {...field('comment')} />
        <Button type="submit" busy={formState.isSubmitting}>
          Confirm
        </Button>
      </Form>
      <Decline secret={secret} onAnswered={onAnswered} />
    </>
  )
}

const ways = {
  declined: {
    label: 'I do not want to answer',
    title: 'Send no answer?',
    says: 'They are told that you do not want to answer, and not why.',
  },
  'not-me': {
    label: 'I am not this person',
    title: 'Not you?',
    says: 'They are told that the email reached somebody else.',
  },
} as const
const wayNames = ['declined', 'not-me'] as const

function Decline({ secret, onAnswered }: Pick<ReferenceFormProps, 'secret' | 'onAnswered'>) {
  const decline = useEndpointMutation('references.decline')
  const [way, setWay] = useState<keyof typeof ways>()
  return (
    <Section title="Or">
      <Refusal failure={decline.error} />
      <Inline>
        {wayNames.map((each) => (
          <Button key={each} tone="plain" onClick={() => setWay(each)}>
            {ways[each].label}
          </Button>
        ))}
      </Inline>
      {way && (
        <ConfirmModal
          open
          title={ways[way].title}
          confirmLabel={ways[way].label}
          busy={decline.isPending}
          onCancel={() => setWay(undefined)}
          onConfirm={() =>
            decline.mutate(
              { secret, why: way },
              {
                onSuccess: () => onAnswered('Nothing more is asked of you.'),
                onSettled: () => setWay(undefined),
              },
            )
          }
        >
          {ways[way].says} S4 removes your details after a year at the latest.
        </ConfirmModal>
      )}
    </Section>
  )
}
