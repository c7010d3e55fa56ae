import { useSessionStore } from '@s4/auth-session'
import { ApiError } from '@s4/contract/api-error'
import { useToast } from '@s4/toast'

/** Signs out and returns whether it worked. A failure is shown as a toast. */
export function useSignOut() {
  const session = useSessionStore()
  const toast = useToast()

  return async () => {
    try {
      await session.end()
      return true
    } catch (error) {
      if (error instanceof ApiError) toast.error(error.message, { link: error.nextStep, duration: null })
      else toast.error('Network Error', { duration: null })
      return false
    }
  }
}
