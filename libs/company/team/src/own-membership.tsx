import { useContractForm } from '@s4/api-client/forms'
import { homeUrl, openUrl, useSession } from '@s4/auth-session'
import { NameFields, roleWords } from '@s4/contract'
import { useToast } from '@s4/toast'
import { Button, ConfirmModal, Form, Inline, List, Refusal, Section, Stack, Text, TextField } from '@s4/ui'
import { useState } from 'react'
import { useLeave, useRename, useSwitchCompany } from './team-queries'

/** The reader's own name and role here, leaving, and their other companies. */
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
          <Leave companyName={company.companyName} />
        </Stack>
      </Section>
      {companies.length > 1 && <OtherCompanies />}
    </>
  )
}

function OwnName({ name }: { name: string }) {
  const rename = useRename()
  const toast = useToast()
  const { field, formProps } = useContractForm({
    schema: NameFields,
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
          hint="Your team reads it beside what you do."
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

// A new document: what this page shows belongs to the company before.
const startAgain = () => openUrl(homeUrl('Company'))

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

function OtherCompanies() {
  const { companies, companyId } = useSession()
  const change = useSwitchCompany()
  return (
    <Section title="Your companies">
      <List label="Your companies">
        {companies.map(({ _id, companyName }) => (
          <li key={_id}>
            <Inline justify="between">
              <Text as="span">{companyName}</Text>
              {_id === companyId ? (
                <Text as="span" tone="muted">
                  You act for this one
                </Text>
              ) : (
                <Button
                  tone="quiet"
                  size="small"
                  busy={change.isPending}
                  onClick={() => change.mutate({ companyId: _id }, { onSuccess: startAgain })}
                >
                  Go to {companyName}
                </Button>
              )}
            </Inline>
          </li>
        ))}
      </List>
    </Section>
  )
}
