import { useApi } from '@s4/api-client'
import { useSession } from '@s4/auth-session'
import { renewPush } from '@s4/live/push'
import { useEffect } from 'react'
import { noticePush } from './notice-push'

/** After signing in again, gives this browser's subscription to the new session of the same person. */
export function PushRenewal(): null {
  const api = useApi()
  const {
    user: { uid },
  } = useSession()
  useEffect(() => {
    void renewPush({ uid, push: noticePush, add: (subscription) => api.call('push.addDevice', subscription, {}) })
  }, [uid, api])
  return null
}
