import { useApi } from '@s4/api-client'
import { useMaybeSession } from '@s4/auth-session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { hasUnsent } from './has-unsent'

/** Sends what was written in the chat and has not arrived, while another page is open. */
export function useSendKeptMessages(chatPath: string): void {
  const api = useApi()
  const queryClient = useQueryClient()
  const uid = useMaybeSession()?.user.uid
  const isChat = useLocation().pathname === chatPath

  useEffect(() => {
    if (isChat || uid === undefined || !hasUnsent(uid)) return undefined
    const left = new AbortController()
    const tell = () => void queryClient.invalidateQueries({ queryKey: ['chat'] })
    // Loaded with the chat, where it was written.
    void import('./send-messages').then(
      ({ keepSending }) => {
        if (!left.signal.aborted) left.signal.addEventListener('abort', keepSending(api, uid, tell))
      },
      () => {},
    )
    return () => left.abort()
  }, [api, isChat, queryClient, uid])
}
