import { useApi } from '@s4/api-client'
import { useMaybeSession } from '@s4/auth-session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { hasUnsent } from './has-unsent'
import { keepSending } from './send-messages'

/** Sends what was written in the chat and has not arrived, while another page is open. */
export function SendKeptMessages({ chatPath }: { chatPath: string }): null {
  const api = useApi()
  const queryClient = useQueryClient()
  const uid = useMaybeSession()?.user.uid
  const isChat = useLocation().pathname === chatPath

  useEffect(() => {
    if (isChat || uid === undefined || !hasUnsent(uid)) return undefined
    return keepSending(api, uid, () => void queryClient.invalidateQueries({ queryKey: ['chat'] }))
  }, [api, isChat, queryClient, uid])

  return null
}
