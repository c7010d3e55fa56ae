import { useApi } from '@s4/api-client'
import { fetchFile, saveFile } from '@s4/api-client/files'
import { useMutation } from '@tanstack/react-query'

/** Saves a file of the API among the downloads, under this name. */
export function useDownload(path: string, name: string) {
  const api = useApi()
  return useMutation({ mutationFn: async () => saveFile(await fetchFile(path, api.uid()), name) })
}
