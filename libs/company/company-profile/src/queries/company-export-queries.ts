import { useApi, type Api } from '@s4/api-client'
import { saveFile } from '@s4/api-client/files'
import { useReauth } from '@s4/auth-session'
import type { CompanyExport } from '@s4/contract'
import { apiLinks } from '@s4/links'
import { useFileFetch } from '@s4/queries'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'

export const companyExportsQuery = (api: Api) => api.query('companyExports.list', {})
export const useCompanyExports = () => useSuspenseQuery(companyExportsQuery(useApi())).data

/** Needs a recent sign-in; when the last one is too old, the person confirms who they are first. */
export function useAskForExport() {
  const api = useApi()
  const reauth = useReauth()
  const client = useQueryClient()
  return useMutation({
    meta: { shown: true },
    mutationFn: () => reauth(() => api.call('companyExports.create', {})),
    onSettled: () => client.invalidateQueries({ queryKey: companyExportsQuery(api).queryKey }),
  })
}

/** As asking for it. */
export function useDownloadExport() {
  const reauth = useReauth()
  const { fetch, ...progress } = useFileFetch()
  const { isPending, error, mutate } = useMutation({
    meta: { shown: true },
    mutationFn: async ({ id, askedAt }: CompanyExport) => {
      const file = await reauth(() => fetch(apiLinks.companyExport(id)))
      if (file) saveFile(file, `s4-company-${askedAt.slice(0, 10)}.zip`)
    },
  })
  return { ...progress, isPending, error, start: mutate }
}
