import { ApiError } from '@s4/contract/api-error'
import { createContext, use, type ReactNode } from 'react'

/** Asks the person to confirm who they are; resolves to false when they decline. */
export type ConfirmIdentity = () => Promise<boolean>

const ReauthContext = createContext<ConfirmIdentity>(() => Promise.resolve(false))

export function ReauthProvider({ prove, children }: { prove: ConfirmIdentity; children: ReactNode }) {
  return <ReauthContext value={prove}>{children}</ReauthContext>
}

const isTooLongAgo = (error: unknown) => error instanceof ApiError && error.code === 'session.recent-sign-in-needed'

/**
 * Runs a call that needs a recent sign-in. Where the last one is too long ago, the person is asked to confirm who they
 * are and the call is repeated. Rejects with `session.recent-sign-in-needed` when they decline.
 */
export function useReauth() {
  const prove = use(ReauthContext)

  return async <Result,>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call()
    } catch (error) {
      if (!isTooLongAgo(error) || !(await prove())) throw error
      return call()
    }
  }
}
