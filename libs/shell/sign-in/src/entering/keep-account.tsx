import { useApi } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import { getIdentity } from '@s4/identity'
import { Button, Text } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'
import { useStartSession } from './use-sign-in'

/** Cancels the erasure of an account right after signing in. */
export function KeepAccount() {
  const api = useApi()
  const enter = useStartSession()
  const keep = useMutation({
    meta: { shown: true },
    mutationFn: async () => {
      const proven = await (await getIdentity(api).load()).current()
      if (!proven) throw new ApiError('session.recent-sign-in-needed')
      await api.call('erasure.cancel', {}, { idToken: proven.idToken })
      await enter(proven.idToken)
    },
  })

  return (
    <>
      {keep.error && <Text>{keep.error.message}</Text>}
      <Button size="small" busy={keep.isPending || keep.isSuccess} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </>
  )
}
