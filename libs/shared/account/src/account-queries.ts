import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { identityOf, type Provider } from '@s4/identity'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'

export const accountQuery = (api: Api) => api.query('user.show', {})
export const devicesQuery = (api: Api) => api.query('session.devices', {})

export const useAccount = () => useSuspenseQuery(accountQuery(useApi())).data
export const useDevices = () => useSuspenseQuery(devicesQuery(useApi())).data
export const useEndDevice = () => useEndpointMutation('session.endDevice')
export const useEraseAccount = () => useEndpointMutation('user.erase', { shown: true })

/** Proves once more who is here, in one of the provider's ways; the server counts it for five minutes. */
export function useConfirmItsMe<Input>(prove: (provider: Provider, input: Input) => Promise<string>) {
  const api = useApi()
  return useMutation({
    meta: { shown: true },
    mutationFn: async (input: Input) => {
      const idToken = await prove(await identityOf(api).load(), input)
      await api.call('session.reauth', { idToken })
    },
  })
}
