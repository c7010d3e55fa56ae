import { seekerLinks } from '@s4/links'
import { useSessionStore } from '@s4/auth-session'
import { useToast } from '@s4/toast'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export const PROFILE_PATH = seekerLinks.profile

interface SavedPart {
  /** The sentence of the toast. */
  message: string
  /** Where to go when nothing is missing. */
  returnTo?: string
}

/**
 * After a save: reads the session again, which updates the sidebar without a reload.
 * Goes to the next missing item, or to the profile when the last one was added.
 */
export function useContinueProfile() {
  const session = useSessionStore()
  const toast = useToast()
  const navigate = useNavigate()
  // The job that somebody came from is carried along.
  const { state } = useLocation() as { state: object | null }
  // Counted when the form is opened, because a live signal may refresh the session before the save has returned.
  const [before] = useState(() => session.snapshot()?.profile.missing.length ?? 0)

  return async ({ message, returnTo = PROFILE_PATH }: SavedPart) => {
    // The save has worked even if the session cannot be read now.
    const view = await session.refresh().catch(() => null)
    const missing = view?.profile.missing ?? []
    const [next] = missing

    if (before > 0 && view?.profile.complete)
      return navigate(PROFILE_PATH, { state: { ...state, justCompleted: true } })
    if (next && missing.length < before) {
      toast.success(`${message} Next: ${next.label.toLowerCase()}.`)
      return navigate(next.path, { state })
    }
    toast.success(message)
    return navigate(returnTo)
  }
}
