import { useEffect, useRef, type InputEvent } from 'react'

const PAUSE_MS = 300

/** For `onInput` of a search form: sends it at the first pause in typing. */
export function useSubmitSoon(): (event: InputEvent<HTMLFormElement>) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return ({ currentTarget }) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => currentTarget.requestSubmit(), PAUSE_MS)
  }
}
