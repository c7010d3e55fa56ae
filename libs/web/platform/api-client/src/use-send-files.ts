import type { FilePurpose } from '@s4/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from './api-context'

/**
 * Sends files and returns their ids. A file already sent is not sent again when another fails. The screen shows a
 * failure itself.
 */
export function useSendFiles(purpose: FilePurpose, shiftToken?: () => { shiftToken?: string }) {
  const api = useApi()
  const arrived = useRef(new Map<File, string>())

  return useMutation({
    meta: { shown: true },
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        if (!arrived.current.has(file))
          arrived.current.set(file, (await api.upload(file, purpose, shiftToken?.() ?? {})).id)
      }
      return files.map((file) => arrived.current.get(file) ?? '')
    },
  })
}
