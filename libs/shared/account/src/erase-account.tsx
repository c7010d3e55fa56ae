import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { identityOf } from '@s4/identity'
import { Button, ErrorSummary, Form, Inline, List, Modal, PasswordField, Text } from '@s4/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useConfirmItsMe, useEraseAccount } from './account-queries'
import { Refusal } from './refusal'

const Password = z.object({ password: z.string().min(1, 'Enter your password.') })

interface EraseAccountProps {
  email: string
  kept: readonly string[]
}

/** Asks once, says what stays, and has the person prove who they are. */
export function EraseAccount({ email, kept }: EraseAccountProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Text>Your account closes at once and is erased after 14 days. Until then you can sign in and keep it.</Text>
      <Text>What stays, and why:</Text>
      <List label="What stays">
        {kept.map((sentence) => (
          <li key={sentence}>
            <Text tone="muted">{sentence}</Text>
          </li>
        ))}
      </List>
      <div>
        <Button tone="danger" onClick={() => setAsking(true)}>
          Erase my account
        </Button>
      </div>
      <Modal open={asking} onClose={() => setAsking(false)} title="Erase your account?" description="You are signed out everywhere, and open applications, offers and jobs are withdrawn.">
        <EraseForm email={email} onCancel={() => setAsking(false)} />
      </Modal>
    </>
  )
}

function EraseForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const identity = identityOf(useApi())
  const erase = useEraseAccount()
  const byPassword = useConfirmItsMe((provider, password: string) => provider.signIn(email, password))
  const byGoogle = useConfirmItsMe((provider, _nothing: undefined) => provider.signInWithGoogle())
  const thenErase = { onSuccess: () => erase.mutate({}) }
  const busy = byPassword.isPending || byGoogle.isPending || erase.isPending
  const { field, formProps, errors, formState } = useContractForm({
    schema: Password,
    defaultValues: { password: '' },
    problem: byPassword.error,
    onSubmit: ({ password }) => byPassword.mutate(password, thenErase),
  })

  return (
    <Form {...formProps} label="Erase your account" onFocus={() => void identity.load().catch(() => null)}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal problem={byPassword.error ?? byGoogle.error ?? erase.error} />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      <Inline justify="end">
        <Button tone="quiet" onClick={onCancel}>
          Keep my account
        </Button>
        <Button tone="quiet" busy={busy} onClick={() => byGoogle.mutate(undefined, thenErase)}>
          Confirm with Google and erase
        </Button>
        <Button type="submit" tone="danger" busy={busy}>
          Erase my account
        </Button>
      </Inline>
    </Form>
  )
}
