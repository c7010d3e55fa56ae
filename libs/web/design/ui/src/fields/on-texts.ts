import type { SubmitEvent } from 'react'

/** An `onSubmit` for forms without the form library: passes the filled-in texts by name, trimmed. */
export const onTexts =
  (take: (texts: Readonly<Record<string, string>>) => void) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()] as const] : [],
    )
    take(Object.fromEntries(typed))
  }
