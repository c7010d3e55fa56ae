import { useMaybeSession, useSessionEnd, useSessionStore } from '@s4/auth-session'
import { followChanges, inTurns } from '@s4/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** Between two readings of what changed, however often it changes. */
const REST_MS = 500

/** While somebody is signed in, reads again in every tab what changed on the server. */
export function LiveChanges({ onChange }: { onChange?: (() => void) | undefined }) {
  const queryClient = useQueryClient()
  const session = useSessionStore()
  const uid = useMaybeSession()?.user.uid
  const over = useSessionEnd() !== null
  // Only for the first connection: later ones cannot know what they missed.
  const readAt = useRef(session.readAt())

  useEffect(() => {
    if (uid === undefined || over) return undefined
    const since = readAt.current
    readAt.current = undefined
    const turns = inTurns((resources) => {
      onChange?.()
      if (resources.includes('session') || resources.includes('*')) void session.refresh().catch(() => null)
      if (resources.includes('*')) return void queryClient.invalidateQueries()
      for (const resource of resources) void queryClient.invalidateQueries({ queryKey: [resource] })
    }, REST_MS)
    // A lost connection is told at once, not with the next thing the person does.
    const onConnection = (connected: boolean) => {
      if (!connected && !session.unreachable()) void session.refresh().catch(() => null)
    }
    const leave = followChanges({ since, onChange: turns.onChange, onConnection })
    return () => {
      leave()
      turns.stop()
    }
  }, [uid, over, session, queryClient, onChange])

  return null
}
