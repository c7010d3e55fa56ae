import { useContractForm } from '@s4/api-client/forms'
import { Button, ErrorSummary, Form, Refusal, Stack, TextField } from '@s4/ui'
import { useToast } from '@s4/toast'
import { useState } from 'react'
import { RoleFields, type GivenRole } from './role-fields'
import { useInvite } from './team-queries'

const loadFields = () => import('./invite-fields').then(({ Fields }) => Fields)

/** Invites somebody by mail. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const invite = useInvite()
  const toast = useToast()
  const [choice, setChoice] = useState<{ role: GivenRole; siteIds: string[] | null }>({
    role: 'planner',
    siteIds: null,
  })
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadFields,
    defaultValues: { name: '', email: '' },
    failure: invite.error,
    keepsDraft: false,
    onSubmit: (person) =>
      invite.mutateAsync({ ...person, ...choice }).then(
        () => {
          toast.success(`The invitation to ${person.email} is on its way. It works for 7 days.`)
          onDone()
        },
        () => undefined,
      ),
  })
  return (
    <Form label="Invitation" {...formProps}>
      <Stack>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        {errors.length === 0 && <Refusal failure={invite.error} />}
        <TextField label="Name" autoComplete="off" {...field('name')} />
        <TextField label="Email address" type="email" autoComplete="off" {...field('email')} />
        <RoleFields {...choice} siteError={invite.error?.fields['siteIds']} onChange={setChoice} />
        <Button type="submit" busy={invite.isPending}>
          Send invitation
        </Button>
      </Stack>
    </Form>
  )
}
