import { useApi, useSending } from '@s4/api-client'
import type { Company } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { FileField, NextStepLink } from '@s4/ui'
import { useState, type ChangeEvent } from 'react'

interface LogoFieldProps {
  company: Company | null
  /** Called with the id of the stored picture. */
  onSent: (fileId: string) => void
}

/** Sends the logo as soon as it is chosen, so that a refusal is shown here. */
export function LogoField({ company, onSent }: LogoFieldProps) {
  const api = useApi()
  const { onItsWay, start } = useSending()
  const [refusal, setRefusal] = useState<ApiError | 'failed'>()

  const send = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    if (!file) return
    setRefusal(undefined)
    try {
      const stored = await start(file, (sending) => api.upload(file, 'logo', sending))
      if (stored) onSent(stored.id)
    } catch (error) {
      setRefusal(error instanceof ApiError ? error : 'failed')
    }
  }

  return (
    <>
      <FileField
        label="Logo"
        optional
        hint="JPEG, PNG or WebP, up to 10 MB. It is shown beside your jobs."
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
        currentPicture={company?.companyLogo ?? undefined}
        error={refusal === 'failed' ? 'The picture could not be sent. Try again.' : refusal?.message}
        onItsWay={onItsWay}
        onChange={(event) => void send(event)}
      />
      {refusal && refusal !== 'failed' && <NextStepLink failure={refusal} />}
    </>
  )
}
