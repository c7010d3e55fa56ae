import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import type { FileEntry } from '@s4/contract'
import { isPersonalAddress } from '@s4/domain/referee-address'
import { useChange } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Button, ButtonLink, ErrorSummary, Form, Inline, Refusal, Text, TextField } from '@s4/ui'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { EditPage } from '../edit/edit-page'

const loadRefereeFields = () => import('./referee-fields').then(({ RefereeFields }) => RefereeFields)

export function RefereeForm({ entry: { kind, id, title, organisation } }: { entry: FileEntry }) {
  const ask = useChange('references.ask', { shown: true })
  const navigate = useNavigate()
  const toast = useToast()
  const { field, errors, formProps, formState, control } = useContractForm({
    schema: loadRefereeFields,
    defaultValues: { name: '', firm: organisation, relation: '', email: '', phone: '' },
    failure: ask.error,
    // Somebody else's address is not left behind in a browser.
    keepsDraft: false,
    onSubmit: (referee) =>
      ask.mutateAsync({ ...referee, entryKind: kind, entryId: id }).then(
        () => {
          toast.success(`${referee.name} is asked by email.`)
          return navigate(seekerLinks.screeningFile)
        },
        () => undefined,
      ),
  })
  const email = useWatch({ control, name: 'email' })

  return (
    <EditPage
      title="Ask a referee"
      beside={{
        label: 'What they get',
        content: (
          <Text>
            Who can confirm “{organisation ? `${title}, ${organisation}` : title}”? They get an email with a link that
            works once, for 21 days, and two reminders. You and the companies that read your file see what they answer.
          </Text>
        ),
      }}
    >
      <Form label="Referee" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={ask.error} />
        <TextField label="Their name" autoComplete="off" {...field('name')} />
        <TextField label="Firm, or where they know you from" autoComplete="off" {...field('firm')} />
        <TextField
          label="Who they are to you"
          hint="Such as manager or tutor."
          autoComplete="off"
          {...field('relation')}
        />
        <TextField
          label="Their email address at work"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint={
            isPersonalAddress(email)
              ? 'This is a personal address: it is marked so, and a company may want one of the firm.'
              : undefined
          }
          {...field('email')}
        />
        <TextField label="Their phone at work" type="tel" optional autoComplete="off" {...field('phone')} />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Ask by email
          </Button>
          <ButtonLink to={seekerLinks.screeningFile} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </EditPage>
  )
}
