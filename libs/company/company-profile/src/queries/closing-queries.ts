import { useApi, type Api } from '@s4/api-client'
import { fetchFile, saveFile } from '@s4/api-client/files'
import { useReauth } from '@s4/auth-session'
import { apiLinks } from '@s4/links'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'

export const closingFactsQuery = (api: Api) => api.query('erasure.closingFacts', {})
export const useClosingFacts = () => useSuspenseQuery(closingFactsQuery(useApi())).data

/** Needs a recent sign-in; when the last one is too old, the person confirms who they are first. */
export function useCompanyExport() {
  const api = useApi()
  const reauth = useReauth()
  return useMutation({
    meta: { shown: true },
    mutationFn: async () =>
      saveFile(await reauth(() => fetchFile(apiLinks.companyExport, api.uid())), 's4-company.zip'),
  })
}
