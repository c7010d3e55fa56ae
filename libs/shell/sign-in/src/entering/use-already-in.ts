import { homeOf, leaveFor, useMaybeSession, useSessionEnd, useSessionStore } from '@s4/auth-session'
import { useEffect } from 'react'
import { useNext } from './enter'

interface Options {
  /** Nobody goes on by themselves here. */
  unless: boolean
  /** Asks who is signed in all the same, so that nothing stays stored of somebody who has left. */
  ask?: boolean
}

/** Somebody signed in already goes straight on; true while that happens. The form does not wait for the answer. */
export function useAlreadyIn({ unless, ask = !unless }: Options): boolean {
  const session = useSessionStore()
  const view = useMaybeSession()
  const next = useNext()
  const over = useSessionEnd() !== null
  const role = unless || over ? undefined : view?.user.role

  useEffect(() => {
    if (ask) session.current().catch(() => null)
  }, [session, ask])

  useEffect(() => {
    if (role) leaveFor(next ?? homeOf(role))
  }, [role, next])

  return role !== undefined
}
