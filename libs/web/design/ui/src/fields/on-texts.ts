import type { SubmitEvent } from 'react'

/** The `onSubmit` of a form that goes without a form library: takes what is filled in, by name and without the blanks around it. */
export const onTexts =
  (take: (texts: Readonly<Record<string, string>>) => void) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()] as const] : [],
    )
    take(Object.fromEntries(typed))
  }
