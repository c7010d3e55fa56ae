import { useApi, useSending } from '@s4/api-client'
import { MAX_PICTURES_IN_MESSAGE } from '@s4/contract/chat-limits'
import { ApiError, type NextStep } from '@s4/contract/api-error'
import { useState, type ChangeEvent } from 'react'

/** Why a picture was not sent, and the next step. */
interface Refused {
  text: string
  nextStep?: NextStep | undefined
}

/** Pictures for a message, uploaded as soon as they are chosen. */
export function useChosenPictures() {
  const api = useApi()
  const [ids, setIds] = useState<string[]>([])
  const { onItsWay, start } = useSending()
  const [failure, setFailure] = useState<Refused | null>(null)

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
        setIds((now) => [...now, stored.id])
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
    drop: (id: string) => setIds((now) => now.filter((each) => each !== id)),
    clear: () => {
      setIds([])
      setFailure(null)
    },
  }
}
