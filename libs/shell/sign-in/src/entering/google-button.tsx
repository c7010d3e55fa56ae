import { useApi } from '@s4/api-client'
import { getIdentity } from '@s4/identity'
import { Button, LoadingOverlay, Stack } from '@s4/ui'
import { useSignIn } from './use-sign-in'
import { SignInRefusal } from './sign-in-refusal'

/** Signs in with Google's popup. */
export function GoogleButton() {
  const identity = getIdentity(useApi())
  const signIn = useSignIn((provider, _nothing: undefined) => provider.signInWithGoogle())
  const preload = () => void identity.load().catch(() => null)

  return (
    <Stack gap="sm">
      <SignInRefusal failure={signIn.error} />
      <Button
        tone="quiet"
        wide
        busy={signIn.isPending}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => signIn.mutate(undefined)}
      >
        Continue with Google
      </Button>
      {signIn.isSuccess && <LoadingOverlay label="Signing in" />}
    </Stack>
  )
}
