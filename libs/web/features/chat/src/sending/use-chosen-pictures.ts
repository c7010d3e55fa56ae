import { useApi, useSending } from '@s4/api-client'
import { MAX_PICTURES_IN_MESSAGE } from '@s4/contract/chat-limits'
import { ApiError, type NextStep } from '@s4/contract/api-error'
import { useState, type ChangeEvent } from 'react'
import { readUnsent, updateUnsent } from './unsent-messages'

/** Why a picture was not sent, and the next step. */
interface Refused {
  text: string
  nextStep?: NextStep | undefined
}

/** Pictures for a message, uploaded as soon as they are chosen, and still there after a reload. */
export function useChosenPictures(conversationId: string) {
  const api = useApi()
  const uid = api.uid() ?? ''
  const [ids, setIds] = useState(() => readUnsent(uid).pictures[conversationId] ?? [])
  const { onItsWay, start } = useSending()
  const [failure, setFailure] = useState<Refused | null>(null)

  const change = (next: (now: string[]) => string[]) => {
    setIds(next)
    updateUnsent(uid, (kept) => ({
      ...kept,
      pictures: { ...kept.pictures, [conversationId]: next(kept.pictures[conversationId] ?? []) },
    }))
  }

  const send = async (files: readonly File[]) => {
    setFailure(
      files.length > MAX_PICTURES_IN_MESSAGE - ids.length
        ? { text: `A message takes up to ${MAX_PICTURES_IN_MESSAGE} pictures; send the others in the next.` }
        : null,
    )
    try {
      for (const file of files.slice(0, MAX_PICTURES_IN_MESSAGE - ids.length)) {
        const stored = await start(file, (sending) => api.upload(file, 'chat', sending))
        if (!stored) break
        change((now) => [...now, stored.id])
      }
    } catch (error) {
      setFailure(
        error instanceof ApiError
          ? { text: `The picture was not sent: ${error.message}`, nextStep: error.nextStep }
          : { text: 'The picture was not sent. Choose it again.' },
      )
    }
  }

  return {
    ids,
    onItsWay,
    failure,
    choose: (event: ChangeEvent<HTMLInputElement>) => {
      const files = [...(event.target.files ?? [])]
      // Lets the same picture be chosen again.
      event.target.value = ''
      void send(files)
    },
    drop: (id: string) => change((now) => now.filter((each) => each !== id)),
    clear: () => {
      change(() => [])
      setFailure(null)
    },
  }
}
