import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

/** Which ways of signing in there are here, and whether the provider is up. */
export const settingsQuery = (api: Api) => api.query('config.show', {})

const A_MOMENT = 2000

/** Asks again while the identity provider of this machine is still starting. */
export const useSignInSettings = () =>
  useSuspenseQuery({
    ...settingsQuery(useApi()),
    refetchInterval: ({ state }) => (state.data?.identityReady ? false : A_MOMENT),
  }).data
