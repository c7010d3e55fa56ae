import { useMaybeSession, useSessionEnd, useSessionStore } from '@s4/auth-session'
import { followChanges } from '@s4/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** While somebody is signed in: what changed on the server is asked for again, in every tab. */
export function LiveChanges() {
  const queryClient = useQueryClient()
  const session = useSessionStore()
  const uid = useMaybeSession()?.user.uid
  const over = useSessionEnd() !== null
  // Of the first listening alone: what happened while nobody listened, nobody can tell.
  const readAt = useRef(session.snapshot()?.now)

  useEffect(() => {
    if (uid === undefined || over) return undefined
    const since = readAt.current
    readAt.current = undefined
    return followChanges({
      since,
      onChange: (resources) => {
        if (resources.includes('session') || resources.includes('*')) void session.refresh().catch(() => null)
        if (resources.includes('*')) return void queryClient.invalidateQueries()
        for (const resource of resources) void queryClient.invalidateQueries({ queryKey: [resource] })
      },
    })
  }, [uid, over, session, queryClient])

  return null
}
