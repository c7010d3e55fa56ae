import { useSendFiles } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import { useState } from 'react'
import { tooManyPictures } from './pictures-field'

interface Write {
  isPending: boolean
  error: ApiError | null
}

/** Pictures first, then the text that refers to them; what was typed and chosen stays until both have arrived. */
export function useWritten(write: Write) {
  const sending = useSendFiles('problem')
  const [files, setFiles] = useState<File[]>([])
  const sendingFailure = sending.error instanceof ApiError ? sending.error : null
  const writeProblem = write.error?.isOnFields ? null : write.error

  return {
    busy: sending.isPending || write.isPending,
    trouble: sendingFailure ?? writeProblem,
    pictures: { files, failure: sendingFailure, onChoose: setFiles },
    send: (onSent: (sent: { fileIds: string[] }) => void) => {
      if (tooManyPictures(files)) return
      sending.mutate(files, { onSuccess: (fileIds) => onSent({ fileIds }) })
    },
  }
}
