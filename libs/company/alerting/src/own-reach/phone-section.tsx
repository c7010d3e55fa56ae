import { useContractForm } from '@s4/api-client/forms'
import type { Reach } from '@s4/contract'
import { useToast } from '@s4/toast'
import {
  Button,
  Callout,
  ErrorSummary,
  Form,
  Inline,
  Refusal,
  Section,
  Stack,
  StatusBadge,
  Text,
  TextField,
} from '@s4/ui'
import { useState } from 'react'
import { useConfirmPhone, useRemovePhone, useSavePhone } from '../queries/alerting-queries'

const loadPhoneNumber = () => import('./phone-fields').then(({ PhoneNumber }) => PhoneNumber)
const loadPhoneCode = () => import('./phone-fields').then(({ PhoneCode }) => PhoneCode)

export function PhoneSection({ reach: { phone, hasPhoneService } }: { reach: Reach }) {
  const [isChanging, setIsChanging] = useState(false)
  const remove = useRemovePhone()
  return (
    <Section
      title="Mobile number"
      action={
        phone && (
          <StatusBadge tone={phone.isVerified ? 'success' : 'warning'}>
            {phone.isVerified ? 'Confirmed' : 'Not confirmed'}
          </StatusBadge>
        )
      }
    >
      <Stack gap="sm">
        {!hasPhoneService && (
          <Callout tone="warning" title="S4 sends no texts and calls here">
            You can give a number all the same. It is used once texts and calls are set up.
          </Callout>
        )}
        {phone && <Text>{phone.number}</Text>}
        {phone && !phone.isVerified && !isChanging && <CodeForm number={phone.number} />}
        {!phone || isChanging ? (
          <NumberForm onDone={() => setIsChanging(false)} />
        ) : (
          <Inline>
            <Button tone="quiet" size="small" onClick={() => setIsChanging(true)}>
              Change
            </Button>
            <Button tone="plain" size="small" busy={remove.isPending} onClick={() => remove.mutate({})}>
              Remove
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  )
}

function NumberForm({ onDone }: { onDone: () => void }) {
  const save = useSavePhone()
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadPhoneNumber,
    defaultValues: { phone: '' },
    failure: save.error,
    keepsDraft: false,
    onSubmit: (input) => save.mutate(input, { onSuccess: onDone }),
  })
  return (
    <Form {...formProps} label="Mobile number">
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={save.error} />
      <TextField
        label="UK mobile number"
        hint="We send a code to it. Nothing else goes there until you have entered the code."
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <Inline>
        <Button type="submit" tone="quiet" busy={save.isPending}>
          Send the code
        </Button>
      </Inline>
    </Form>
  )
}

function CodeForm({ number }: { number: string }) {
  const confirm = useConfirmPhone()
  const again = useSavePhone()
  const toast = useToast()
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadPhoneCode,
    defaultValues: { code: '' },
    failure: confirm.error,
    keepsDraft: false,
    onSubmit: (input) =>
      confirm.mutate(input, { onSuccess: () => toast.success('Alerts reach you by text and call.') }),
  })
  return (
    <Form {...formProps} label="Code">
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={confirm.error ?? again.error} />
      <TextField
        label="Code from the text"
        hint="It works for 10 minutes."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <Inline>
        <Button type="submit" busy={confirm.isPending}>
          Verify the number
        </Button>
        <Button
          tone="plain"
          busy={again.isPending}
          onClick={() =>
            again.mutate({ phone: number }, { onSuccess: () => toast.success('A new code is on its way.') })
          }
        >
          Send a new code
        </Button>
      </Inline>
    </Form>
  )
}
