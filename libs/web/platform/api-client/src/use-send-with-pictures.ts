import { ApiError } from '@s4/contract/api-error'
import { useState } from 'react'
import { useSendFiles } from './use-send-files'

const MAX_PICTURES = 6

interface SendMutation {
  isPending: boolean
  error: ApiError | null
}

/** Pictures first, then the text that refers to them; what was typed and chosen stays until both have arrived. */
export function useSendWithPictures(write: SendMutation) {
  const sending = useSendFiles('problem')
  const [files, setFiles] = useState<File[]>([])
  const sendingFailure = sending.error instanceof ApiError ? sending.error : null
  const writeFailure = write.error?.isOnFields ? null : write.error
  const tooMany = files.length > MAX_PICTURES ? `Choose at most ${MAX_PICTURES} pictures.` : undefined

  return {
    busy: sending.isPending || write.isPending,
    failure: sendingFailure ?? writeFailure,
    /** Props for the pictures field. */
    pictures: {
      max: MAX_PICTURES,
      error: tooMany ?? sendingFailure?.fields['file'],
      onItsWay: sending.onItsWay,
      onChoose: setFiles,
    },
    send: (onSent: (sent: { fileIds: string[] }) => void) => {
      if (tooMany) return
      sending.mutate(files, { onSuccess: (fileIds) => fileIds && onSent({ fileIds }) })
    },
  }
}
