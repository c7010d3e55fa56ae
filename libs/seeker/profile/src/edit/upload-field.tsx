import { useApi, useSending } from '@s4/api-client'
import type { FilePurpose, StoredFile } from '@s4/contract'
import { FileField, NextStepLink, Text } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'

interface UploadFieldProps {
  label: string
  hint?: string
  optional?: boolean
  purpose: FilePurpose
  pictureOnly?: boolean
  currentPicture?: string | undefined
  /** Called with the stored file; its `id` goes into the record. */
  onSent: (file: StoredFile) => unknown
}

/** Sends a file as soon as it is chosen, so that a refusal is shown at once. */
export function UploadField({ purpose, pictureOnly = false, onSent, hint, ...rest }: UploadFieldProps) {
  const api = useApi()
  const { onItsWay, start } = useSending()
  const send = useMutation({
    meta: { shown: true },
    mutationFn: async (file: File) => {
      const stored = await start(file, (sending) => api.upload(file, purpose, sending))
      if (stored) await onSent(stored)
      return stored
    },
  })
  const [name, setName] = useState('')

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    setName(file.name)
    send.mutate(file)
  }

  return (
    <>
      <FileField
        {...rest}
        hint={[hint, `${pictureOnly ? 'JPEG, PNG or WebP' : 'JPEG, PNG, WebP or PDF'}, up to 10 MB.`]
          .filter(Boolean)
          .join(' ')}
        accept={`image/jpeg,image/png,image/webp,image/heic,image/heif,.heic${pictureOnly ? '' : ',application/pdf'}`}
        error={send.error?.message}
        aria-busy={send.isPending}
        onItsWay={onItsWay}
        onChange={handleChange}
      />
      <NextStepLink failure={send.error} />
      <Text as="div" size="small" tone="muted" role="status">
        {send.isSuccess && (send.data ? `${name} is sent.` : `${name} was not sent. Choose it again to send it.`)}
      </Text>
    </>
  )
}
