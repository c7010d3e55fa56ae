import { seekerLinks } from '@s4/links'
import { useSessionStore } from '@s4/auth-session'
import { useToast } from '@s4/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

export const PROFILE_PATH = seekerLinks.profile

interface Saved {
  /** What was saved, as a sentence. */
  said: string
  /** Where to go when nothing else is missing. */
  otherwise?: string
}

/**
 * After a save: asks the server how complete the profile is now, which opens the sidebar without a reload.
 * The last missing item leads to the profile, which says so; any other to the next one.
 */
export function useGoOn() {
  const session = useSessionStore()
  const toast = useToast()
  const navigate = useNavigate()
  // As the form was opened: a live signal may have refreshed the session before the save's own answer arrives.
  const [before] = useState(() => session.snapshot()?.profile.missing.length ?? 0)

  return async ({ said, otherwise = PROFILE_PATH }: Saved) => {
    // The save itself has worked: when the session cannot be read just now, the profile still shows what was saved.
    const view = await session.refresh().catch(() => null)
    const missing = view?.profile.missing ?? []
    const [next] = missing

    if (before > 0 && view?.profile.complete) return navigate(PROFILE_PATH, { state: { justCompleted: true } })
    if (next && missing.length < before) {
      toast.success(`${said} Next: ${next.label.toLowerCase()}.`)
      return navigate(next.path)
    }
    toast.success(said)
    return navigate(otherwise)
  }
}
