import { useApi } from '@s4/api-client'
import { browserPush, renewPush } from '@s4/live/push'
import { useEffect } from 'react'

/** Pushes of alerts to this browser. */
export const alertPush = browserPush('/')

/** After signing in again, gives this browser's subscription to the new session of the same person. */
export function useRenewedPush(uid: string): void {
  const api = useApi()
  useEffect(() => {
    void renewPush({ uid, push: alertPush, add: (subscription) => api.call('reach.addDevice', subscription, {}) })
  }, [uid, api])
}
