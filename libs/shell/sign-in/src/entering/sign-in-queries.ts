import { useApi } from '@s4/api-client'
import { configQuery } from '@s4/queries'
import { useSuspenseQuery } from '@tanstack/react-query'

const POLL_MS = 2000

/** Which ways of signing in there are here. Asks again while the identity provider of this machine is still starting. */
export const useSignInSettings = () =>
  useSuspenseQuery({
    ...configQuery(useApi()),
    refetchInterval: ({ state }) => (state.data?.identityReady ? false : POLL_MS),
  }).data
