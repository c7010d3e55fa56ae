import { apiLinks } from '@s4/links'
import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { saveFile } from '@s4/api-client/files'
import { useReauth, useSessionStore } from '@s4/auth-session'
import type { RouteInput } from '@s4/contract/routes'
import { getIdentity, type Provider } from '@s4/identity'
import { useFileFetch } from '@s4/queries'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'

export const accountQuery = (api: Api) => api.query('account.show', {})
export const devicesQuery = (api: Api) => api.query('session.devices', {})

export const dataRequestsQuery = (api: Api) => api.query('dataRequests.list', {})

export const useDataRequests = () => useSuspenseQuery(dataRequestsQuery(useApi())).data
export const useAccount = () => useSuspenseQuery(accountQuery(useApi())).data
export const useDevices = () => useSuspenseQuery(devicesQuery(useApi())).data
export const useEndDevice = () => useEndpointMutation('session.endDevice')

/** Needs a recent sign-in; when the last one is too old, the person confirms who they are first. Signs out. */
export function useEraseAccount() {
  const api = useApi()
  const reauth = useReauth()
  const session = useSessionStore()
  return useMutation({
    meta: { shown: true },
    mutationFn: () => reauth(() => session.endBy(() => api.call('erasure.request', {}))),
  })
}

export function useExport() {
  const reauth = useReauth()
  const { fetch, ...progress } = useFileFetch()
  const { isPending, error, data, mutate } = useMutation({
    meta: { shown: true },
    mutationFn: async () => {
      const file = await reauth(() => fetch(apiLinks.exportEverything))
      if (file) saveFile(file, 's4-my-data.zip')
      return file !== null
    },
  })
  return { ...progress, isPending, error, isSaved: data === true, start: () => mutate() }
}

/** Needs a recent sign-in, as erasing the account does. */
export function useChangeEmail() {
  const api = useApi()
  const reauth = useReauth()
  return useMutation({
    meta: { shown: true },
    mutationFn: (input: RouteInput<'account.changeEmail'>) => reauth(() => api.call('account.changeEmail', input)),
  })
}

/** Confirms who the person is; the server accepts it as recent for five minutes. */
export function useConfirmIdentity<Input>(prove: (provider: Provider, input: Input) => Promise<string>) {
  const api = useApi()
  return useMutation({
    meta: { shown: true },
    mutationFn: async (input: Input) => {
      const idToken = await prove(await getIdentity(api).load(), input)
      await api.call('session.reauth', { idToken })
    },
  })
}
