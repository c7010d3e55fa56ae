import { onTexts } from '@s4/ui'
import { useState } from 'react'

/** A form of one field named `reason` that must be filled; `missing` is what to say when it is not. */
export function useReason(missing: string, onReason: (reason: string) => void) {
  const [empty, setEmpty] = useState(false)

  const handleSubmit = onTexts(({ reason }) => {
    setEmpty(!reason)
    if (reason) onReason(reason)
  })
  return {
    formProps: { noValidate: true, onSubmit: handleSubmit },
    fieldProps: { name: 'reason', maxLength: 300, ...(empty && { error: missing }) },
  }
}
