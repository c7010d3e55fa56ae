import { useContractForm } from '@s4/api-client/forms'
import { useSession } from '@s4/auth-session'
import { roleWords } from '@s4/contract'
import { useToast } from '@s4/toast'
import { Button, ConfirmModal, Form, Inline, Refusal, Section, Stack, Text, TextField } from '@s4/ui'
import { useState } from 'react'
import { OwnCompanies } from './own-companies'
import { startAgain } from './start-again'
import { useLeave, useRename } from './team-queries'

const loadNameFields = () => import('./own-membership-fields').then(({ NameFields }) => NameFields)

/** The reader's own name and role here, leaving, and their companies. */
export function OwnMembership() {
  const { member, company, companies } = useSession()
  if (!member || !company) return null
  return (
    <>
      <Section title="You">
        <Stack>
          <Text>
            Your role at {company.companyName} is {roleWords[member.role]}
            {member.limited && ', for some sites'}.
          </Text>
          <OwnName name={member.name} />
        </Stack>
      </Section>
      {companies.length > 1 && (
        <Section title="Your companies">
          <OwnCompanies />
        </Section>
      )}
      <Section title={`Leave ${company.companyName}`}>
        <Leave companyName={company.companyName} />
      </Section>
    </>
  )
}

function OwnName({ name }: { name: string }) {
  const rename = useRename()
  const toast = useToast()
  const { field, formProps } = useContractForm({
    schema: loadNameFields,
    defaultValues: { name },
    failure: rename.error,
    keepsDraft: false,
    onSubmit: (fields) =>
      rename.mutateAsync(fields).then(
        () => toast.success('Your name is saved.'),
        () => undefined,
      ),
  })
  return (
    <Form label="Your name" {...formProps}>
      <Stack>
        <TextField
          label="Your name"
          hint="Your team sees it next to what you do."
          autoComplete="name"
          {...field('name')}
        />
        <Inline>
          <Button type="submit" tone="quiet" busy={rename.isPending}>
            Save name
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

function Leave({ companyName }: { companyName: string }) {
  const leave = useLeave()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Refusal failure={leave.error} />
      <Inline>
        <Button tone="quiet" onClick={() => setAsking(true)}>
          Leave {companyName}
        </Button>
      </Inline>
      <ConfirmModal
        open={asking}
        title={`Leave ${companyName}?`}
        confirmLabel="Leave"
        tone="danger"
        busy={leave.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => leave.mutate({}, { onSuccess: startAgain, onError: () => setAsking(false) })}
      >
        You see nothing of it any more. To come back you need a new invitation.
      </ConfirmModal>
    </>
  )
}
