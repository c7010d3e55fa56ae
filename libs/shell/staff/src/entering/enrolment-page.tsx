import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { Button, ButtonLink, Callout } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { EnteringPage } from './entering-page'
import { makePasskey } from './passkey'
import { PasskeyRefusal } from './passkey-refusal'

/** Registers a passkey with the link that a command printed; its secret never reaches a server's log. */
export function EnrolmentPage() {
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const register = useMutation({
    meta: { shown: true },
    mutationFn: async () => {
      const { options } = await api.call('staff.startEnrolment', { token })
      return api.call('staff.enrol', { token, passkey: await makePasskey(options) })
    },
  })

  return (
    <EnteringPage
      title="Register a passkey"
      lead="You need it each time you sign in to the console, after the code that comes by email."
    >
      <PasskeyRefusal failure={register.error} />
      {register.isSuccess ? (
        <Callout
          tone="success"
          live
          title="Your passkey is registered"
          action={<ButtonLink to={shellLinks.staffSignIn}>Sign in</ButtonLink>}
        />
      ) : (
        <Button busy={register.isPending} onClick={() => register.mutate()}>
          Register a passkey
        </Button>
      )}
    </EnteringPage>
  )
}
