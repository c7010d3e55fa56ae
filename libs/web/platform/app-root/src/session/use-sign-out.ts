import { useSessionStore } from '@s4/auth-session'
import { ApiError } from '@s4/contract/api-error'
import { useRefusals } from '@s4/ui'

/** Signs out and returns whether it worked. A failure is shown in the page. */
export function useSignOut() {
  const session = useSessionStore()
  const refusals = useRefusals()

  return async () => {
    try {
      await session.end()
      return true
    } catch (error) {
      refusals.show(error instanceof ApiError ? error : new ApiError('network.error'))
      return false
    }
  }
}
