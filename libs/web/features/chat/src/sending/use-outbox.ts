import { useApi } from '@s4/api-client'
import { ApiError, type NextStep } from '@s4/contract/api-error'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { v7 as uuid } from 'uuid'
import { forgetMessage, isSessionOver, isTemporary, RETRY_MS, sendMessage } from './send-messages'
import { updateUnsent, readUnsent, type UnsentMessage } from './unsent-messages'

export interface OutgoingMessage extends UnsentMessage {
  /** `sent`: received by S4, and soon among the messages of the feed. `signedOut`: waits for a session. */
  state: 'sending' | 'waiting' | 'signedOut' | 'refused' | 'sent'
  reason?: string
  /** The next step after a refusal. */
  nextStep?: NextStep | undefined
  /** Its position in the conversation, once it is sent. */
  sequence?: number
}

const goesOut = (state: OutgoingMessage['state']) => state !== 'refused' && state !== 'sent'

/**
 * Sends what a person has written in order, each message under one id, also after reloads and lost connections.
 * Covers all conversations while the chat is open.
 */
export function useOutbox() {
  const api = useApi()
  const queryClient = useQueryClient()
  const uid = api.uid() ?? ''
  const [outgoing, setOutgoing] = useState<OutgoingMessage[]>(() =>
    readUnsent(uid).messages.map((message) => ({ ...message, state: 'waiting' })),
  )
  const latest = useRef(outgoing)
  const busy = useRef(false)

  const update = useCallback((change: (now: OutgoingMessage[]) => OutgoingMessage[]) => {
    latest.current = change(latest.current)
    setOutgoing(latest.current)
  }, [])
  const mark = useCallback(
    (id: string, change: Pick<OutgoingMessage, 'state' | 'reason' | 'nextStep' | 'sequence'>) =>
      update((now) => now.map((message) => (message.id === id ? { ...message, ...change } : message))),
    [update],
  )
  const forget = useCallback((id: string) => void forgetMessage(uid, id), [uid])

  const sendAll = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    const next = () => latest.current.find(({ state }) => goesOut(state))
    for (let message = next(); message; message = next()) {
      try {
        const { sequence } = await sendMessage(api, message)
        forget(message.id)
        mark(message.id, { state: 'sent', sequence })
      } catch (error) {
        if (isTemporary(error)) {
          const state = isSessionOver(error) ? 'signedOut' : 'waiting'
          update((now) => now.map((each) => (goesOut(each.state) ? { ...each, state } : each)))
          break
        }
        mark(
          message.id,
          error instanceof ApiError
            ? { state: 'refused', reason: error.message, nextStep: error.nextStep }
            : { state: 'refused', reason: '' },
        )
      }
      void queryClient.invalidateQueries({ queryKey: ['chat'] })
    }
    busy.current = false
  }, [api, forget, mark, queryClient, update])

  useEffect(() => {
    const retryAll = () => void sendAll()
    retryAll()
    const timer = setInterval(retryAll, RETRY_MS)
    window.addEventListener('online', retryAll)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retryAll)
    }
  }, [sendAll])

  return {
    outgoing,
    write(conversationId: string, text: string, pictures: string[]) {
      const message: UnsentMessage = { id: uuid(), conversationId, text, pictures, writtenAt: new Date().toISOString() }
      updateUnsent(uid, (kept) => ({
        messages: [...kept.messages, message],
        drafts: { ...kept.drafts, [conversationId]: '' },
        pictures: { ...kept.pictures, [conversationId]: [] },
      }))
      update((now) => [...now, { ...message, state: 'sending' }])
      void sendAll()
    },
    retry(id: string) {
      mark(id, { state: 'sending' })
      void sendAll()
    },
    remove(id: string) {
      forget(id)
      update((now) => now.filter((message) => message.id !== id))
    },
  }
}

export type Outbox = ReturnType<typeof useOutbox>
