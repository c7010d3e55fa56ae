import type { FilePurpose } from '@s4/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from './api-context'
import { useSending } from './use-sending'

/**
 * Sends files and returns their ids, or null when it is cancelled. A file already sent is not sent again then, or when
 * another fails. The screen shows a failure itself.
 */
export function useSendFiles(purpose: FilePurpose, shiftToken?: () => { shiftToken?: string }) {
  const api = useApi()
  const arrived = useRef(new Map<File, string>())

  const { onItsWay, start } = useSending()

  const sending = useMutation({
    meta: { shown: true },
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        if (arrived.current.has(file)) continue
        const stored = await start(file, (way) => api.upload(file, purpose, { ...shiftToken?.(), ...way }))
        if (!stored) return null
        arrived.current.set(file, stored.id)
      }
      return files.map((file) => arrived.current.get(file) ?? '')
    },
  })
  return { ...sending, onItsWay }
}
