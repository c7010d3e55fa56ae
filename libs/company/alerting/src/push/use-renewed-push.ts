import { useApi } from '@s4/api-client'
import { useEffect } from 'react'
import { currentSubscription } from './push-subscription'
import { pushOwner } from './push-owner'

/** After signing in again, gives this browser's subscription to the new session of the same person. */
export function useRenewedPush(uid: string): void {
  const api = useApi()
  useEffect(() => {
    if (pushOwner() !== uid) return
    const renew = async () => {
      const subscription = await currentSubscription()
      if (subscription) await api.call('reach.addDevice', subscription, {})
    }
    // The settings screen shows whether this device is on.
    renew().catch(() => undefined)
  }, [uid, api])
}
