import { homeOf, leaveFor, useMaybeSession, useSessionEnd, useSessionStore } from '@s4/auth-session'
import { useEffect } from 'react'
import { useNext } from './enter'

/** Somebody signed in already goes straight on; true while that happens. The form does not wait for the answer. */
export function useAlreadyIn({ unless }: { unless: boolean }): boolean {
  const session = useSessionStore()
  const view = useMaybeSession()
  const next = useNext()
  const over = useSessionEnd() !== null
  const role = unless || over ? undefined : view?.user.role

  useEffect(() => {
    if (!unless) session.current().catch(() => null)
  }, [session, unless])

  useEffect(() => {
    if (role) leaveFor(next ?? homeOf(role))
  }, [role, next])

  return role !== undefined
}
