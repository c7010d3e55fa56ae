import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentFix } from '../positions/current-position'
import { useHelp } from '../queries/shift-day-queries'

const LOCATED_WITHIN_MS = 2000

/** Alerts the company, with the position if the device gives one within two seconds. */
export function useAskForHelp(assignmentId: string) {
  const help = useHelp()
  const queryClient = useQueryClient()
  const [locating, setLocating] = useState(false)
  const canBeLocated = useCanBeLocated()

  const ask = async () => {
    setLocating(true)
    // A phone that is put away may stop at once: it does not wait for its position.
    const fix = canBeLocated && document.visibilityState === 'visible' ? await currentFix(LOCATED_WITHIN_MS) : null
    setLocating(false)
    await help
      .mutateAsync({
        id: assignmentId,
        position: fix?.position ?? null,
        deviceAt: fix?.deviceAt ?? new Date().toISOString(),
      })
      .catch(() => null)
    await queryClient.invalidateQueries({ queryKey: ['alerts', 'myCall'] })
  }
  return { ask, isAsking: locating || help.isPending, failure: help.error, canBeLocated }
}

/** Whether this device may give its position without a question in between. */
export function useCanBeLocated(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    // Not in every browser, although typed as present.
    const { permissions } = navigator as { permissions?: Permissions }
    let status: PermissionStatus | undefined
    const note = () => setCan(status?.state === 'granted')
    void permissions
      ?.query({ name: 'geolocation' })
      .then((found) => {
        status = found
        note()
        status.addEventListener('change', note)
      })
      .catch(() => undefined)
    return () => status?.removeEventListener('change', note)
  }, [])
  return can
}
