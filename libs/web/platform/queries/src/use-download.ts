import { useApi } from '@s4/api-client'
import { fetchFile, saveFile } from '@s4/api-client/files'
import { useReauth } from '@s4/auth-session'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

/** Fetches a file of the API; says how much has come, and can be cancelled. A cancelled file is null. */
export function useFileFetch() {
  const api = useApi()
  const [received, setReceived] = useState(0)
  const running = useRef<AbortController | null>(null)
  const fetch = (path: string): Promise<Blob | null> => {
    const { signal } = (running.current = new AbortController())
    setReceived(0)
    return fetchFile(path, api.uid(), { signal, onReceived: setReceived }).catch((failure: unknown) => {
      if (signal.aborted) return null
      throw failure
    })
  }
  return { received, fetch, cancel: () => running.current?.abort() }
}

/** Saves a file of the API among the downloads, under this name. */
export function useDownload(path: string, name: string) {
  const { fetch, ...progress } = useFileFetch()
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const file = await fetch(path)
      if (file) saveFile(file, name)
    },
  })
  return { ...progress, isPending, start: () => mutate() }
}

/** The same for a file that needs a recent sign-in. The screen shows the failure, and may say that it is saved. */
export function useGuardedDownload(path: string, name: string, onSaved = () => {}) {
  const { fetch, ...progress } = useFileFetch()
  const reauth = useReauth()
  const {
    isPending,
    mutate,
    error,
    data: isSaved = false,
  } = useMutation({
    meta: { shown: true },
    mutationFn: async () => {
      const file = await reauth(() => fetch(path))
      if (!file) return false
      saveFile(file, name)
      onSaved()
      return true
    },
  })
  return { ...progress, isPending, error, isSaved, start: () => mutate() }
}
