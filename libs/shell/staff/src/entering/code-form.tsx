import { shellLinks } from '@s4/links'
import { useApi, useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { Button, ErrorSummary, Form, Refusal, Text, TextField } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { provePasskey } from './passkey'
import { PasskeyRefusal } from './passkey-refusal'

const loadCode = () => import('./code-fields').then(({ Code }) => Code)

interface CodeFormProps {
  id: string
  email: string
  onRestart: () => void
}

/** Takes the code; the passkey is asked for as soon as it is right. */
export function CodeForm({ id, email, onRestart }: CodeFormProps) {
  const api = useApi()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const confirm = useEndpointMutation('staff.confirmCode', { shown: true, repeatable: true })
  const enter = useMutation({
    meta: { shown: true },
    mutationFn: async (options: Record<string, unknown>) =>
      api.call('staff.signIn', { id, passkey: await provePasskey(options) }),
    onSuccess: () => navigate(ownPath(params.get('next')), { replace: true }),
  })
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadCode,
    defaultValues: { code: '' },
    failure: confirm.error,
    keepsDraft: false,
    onSubmit: ({ code }) => confirm.mutate({ id, code }, { onSuccess: ({ options }) => enter.mutate(options) }),
  })

  return (
    <>
      <Text>If {email} is of the staff, a code of six digits is in its mailbox. It ends in 10 minutes.</Text>
      <PasskeyRefusal failure={enter.error} />
      <Form {...formProps} label="Enter the code">
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={confirm.error} />
        <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" {...field('code')} />
        <Button type="submit" wide busy={confirm.isPending || enter.isPending}>
          Continue with the passkey
        </Button>
      </Form>
      <Button tone="quiet" onClick={onRestart}>
        Start again
      </Button>
    </>
  )
}

/** Only a path of the console is gone back to. */
const ownPath = (next: string | null): string => (next?.startsWith(`${shellLinks.staff}/`) ? next : shellLinks.staff)
