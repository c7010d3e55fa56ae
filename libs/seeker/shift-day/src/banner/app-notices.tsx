import { seekerLinks } from '@s4/links'
import { Button, Callout } from '@s4/ui'
import { isServer } from '@s4/ui/written'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import {
  canInstall,
  install,
  isUpdateReady,
  keepAppOnPhone,
  onceAtRest,
  subscribe,
  watchInstallPrompt,
} from './app-on-phone'
import { useWithScreen } from './strip-room'
import { UpdateNotice } from './update-notice'

if (!isServer()) watchInstallPrompt()

/** A newer version that is ready; and, before a shift, how to have the app on the home screen. */
export function AppNotices() {
  const { pathname } = useLocation()
  const isReady = useSyncExternalStore(subscribe, isUpdateReady, isUpdateReady)
  const { isShown: isOffered } = useWithScreen(useSyncExternalStore(subscribe, canInstall, canInstall), true)

  // Only a finished build has a service worker.
  useEffect(() => (import.meta.env.PROD ? onceAtRest(keepAppOnPhone) : undefined), [])

  return (
    <>
      {isReady && <UpdateNotice />}
      {isOffered && pathname === seekerLinks.nextShift && (
        <Callout
          title="Put S4 on your home screen"
          action={
            <Button size="small" onClick={() => void install()}>
              Add it
            </Button>
          }
        >
          Then it opens like an app, also without a signal.
        </Callout>
      )}
    </>
  )
}
