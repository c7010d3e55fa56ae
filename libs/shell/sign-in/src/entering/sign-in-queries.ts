import { useApi } from '@s4/api-client'
import { configQuery } from '@s4/queries'
import { useSuspenseQuery } from '@tanstack/react-query'

const POLL_MS = 2000

/** The available ways of signing in, read again while the local identity provider is still starting. */
export const useSignInSettings = () =>
  useSuspenseQuery({
    ...configQuery(useApi()),
    refetchInterval: ({ state }) => (state.data?.identityReady ? false : POLL_MS),
  }).data
