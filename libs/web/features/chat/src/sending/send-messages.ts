import type { Api } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import { readUnsent, updateUnsent, type UnsentMessage } from './unsent-messages'

export const RETRY_MS = 4000

/** A repeated request sends the same message. */
export const sendMessage = (api: Api, { id, conversationId, text, pictures }: UnsentMessage) =>
  api.call('chat.send', { id: conversationId, messageId: id, text, fileIds: pictures })

export const forgetMessage = (uid: string, id: string) =>
  updateUnsent(uid, (kept) => ({ ...kept, messages: kept.messages.filter((message) => message.id !== id) }))

export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Whether a later attempt may succeed: no response, a busy server, or a session to be renewed. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.status === 429 ||
  error.code.startsWith('session.')

/**
 * Sends in order what a person wrote and S4 has not received, again and again until nothing has to wait. What is
 * refused stays, for the chat to show why. Returns how to stop it.
 */
export function keepSending(api: Api, uid: string, onSent: () => void): () => void {
  let isBusy = false
  const attempt = async () => {
    if (isBusy) return
    isBusy = true
    if (!(await sendKept(api, uid, onSent))) stop()
    isBusy = false
  }
  const start = () => void attempt()
  const timer = setInterval(start, RETRY_MS)
  window.addEventListener('online', start)
  const stop = () => {
    clearInterval(timer)
    window.removeEventListener('online', start)
  }
  start()
  return stop
}

/** True when something has to wait. */
async function sendKept(api: Api, uid: string, onSent: () => void): Promise<boolean> {
  for (const message of readUnsent(uid).messages) {
    try {
      await sendMessage(api, message)
      forgetMessage(uid, message.id)
      onSent()
    } catch (error) {
      if (isTemporary(error)) return true
    }
  }
  return false
}
