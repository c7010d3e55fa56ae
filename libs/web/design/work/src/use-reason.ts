import { useState, type FormEvent } from 'react'

/** A form of one field named `reason` that must be filled; `missing` is what to say when it is not. */
export function useReason(missing: string, onReason: (reason: string) => void) {
  const [empty, setEmpty] = useState(false)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('reason')
    const reason = typeof typed === 'string' ? typed.trim() : ''
    setEmpty(reason === '')
    if (reason !== '') onReason(reason)
  }
  return {
    formProps: { noValidate: true, onSubmit: handleSubmit },
    fieldProps: { name: 'reason', maxLength: 300, ...(empty && { error: missing }) },
  }
}
