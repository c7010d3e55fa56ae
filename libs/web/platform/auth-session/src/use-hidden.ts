import { useState } from 'react'
import { useSession } from './session-context'

/** Whether this person has hidden something for good, such as an example, and how to. Kept in this browser. */
export function useHidden(name: string): [hidden: boolean, hide: () => void] {
  const { uid } = useSession().user
  const key = `hidden:${name}:${uid}`
  const [hidden, setHidden] = useState(() => read(key))
  return [
    hidden,
    () => {
      setHidden(true)
      try {
        localStorage.setItem(key, 'yes')
      } catch {
        // A browser that stores nothing hides it until the page is left.
      }
    },
  ]
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
