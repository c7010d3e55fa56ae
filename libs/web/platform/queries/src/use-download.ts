import { useApi } from '@s4/api-client'
import { fetchFile, saveFile } from '@s4/api-client/files'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

/** Saves a file of the API among the downloads, under this name; says how much has come, and can be cancelled. */
export function useDownload(path: string, name: string) {
  const api = useApi()
  const [received, setReceived] = useState(0)
  const running = useRef<AbortController | null>(null)
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const { signal } = (running.current = new AbortController())
      setReceived(0)
      const file = await fetchFile(path, api.uid(), { signal, onReceived: setReceived }).catch((failure: unknown) => {
        if (signal.aborted) return null
        throw failure
      })
      if (file) saveFile(file, name)
    },
  })
  return { isPending, received, start: () => mutate(), cancel: () => running.current?.abort() }
}
