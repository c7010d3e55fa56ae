import { homeUrl, openUrl, useMaybeSession, useSessionEnd, useSessionStore } from '@s4/auth-session'
import { useEffect } from 'react'
import { useNext } from './use-sign-in'

interface Options {
  /** Disables the redirect. */
  unless: boolean
  /** Reads the session even so, which removes the stored data of somebody signed out. */
  ask?: boolean
}

/** Redirects somebody already signed in; true while that happens. The form does not wait for it. */
export function useRedirectIfSignedIn({ unless, ask = !unless }: Options): boolean {
  const session = useSessionStore()
  const view = useMaybeSession()
  const next = useNext()
  const over = useSessionEnd() !== null
  const role = unless || over ? undefined : view?.user.role

  useEffect(() => {
    if (ask) session.current().catch(() => null)
  }, [session, ask])

  useEffect(() => {
    if (role) openUrl(next ?? homeUrl(role))
  }, [role, next])

  return role !== undefined
}
