import { useEndpointMutation } from '@s4/api-client'
import { Button, Callout, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { linkEmail } from '../entering/remembered'
import { SignInRefusal } from '../entering/sign-in-refusal'

/** *Email me a link*, for the address typed in the form. */
export function LinkRequest({ email }: { email: string }) {
  const next = useSearchParams()[0].get('next')
  const [asked, setAsked] = useState(false)
  const send = useEndpointMutation('account.sendSignInLink', { shown: true })
  const address = email.trim()

  const handleSend = () => {
    setAsked(true)
    if (!address) return
    send.mutate({ email: address, ...(next && { next }) }, { onSuccess: () => linkEmail.write(address) })
  }

  return (
    <Stack gap="sm">
      <Button tone="quiet" wide busy={send.isPending} onClick={handleSend}>
        Email me a sign-in link
      </Button>
      {asked && !address && (
        <Callout tone="warning" live>
          Enter your email address above first.
        </Callout>
      )}
      {send.isSuccess && (
        <Callout tone="success" live title="Look in your mailbox">
          <Text>
            If {send.variables.email} has an account, a link that signs in is on its way. Open it in this browser.
          </Text>
        </Callout>
      )}
      <SignInRefusal failure={send.error} />
    </Stack>
  )
}
