import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentFix, knownFix } from '../positions/current-position'
import { usePhoneAction } from '../phone-queue/phone'
import { isDiscreet } from './discreet'
import { noteCall } from './my-call-query'

/** Alerts the company at once. It waits for no position: one that is known goes along, later ones follow. */
export function useAskForHelp(assignmentId: string) {
  const queryClient = useQueryClient()
  const canBeLocated = useCanBeLocated()
  const [isAnswered, setAnswered] = useState(false)
  const help = usePhoneAction('alerts.askForHelp', {
    shown: true,
    onAnswer: (answer) => {
      if (answer) noteCall(queryClient, assignmentId, answer.raisedAt)
      setAnswered(true)
    },
  })

  const ask = async () => {
    setAnswered(false)
    const fix = canBeLocated ? knownFix() : null
    await help
      .mutateAsync({
        id: assignmentId,
        position: fix?.position ?? null,
        deviceAt: fix?.deviceAt ?? new Date().toISOString(),
        inSecret: isDiscreet(),
      })
      .catch(() => null)
    await queryClient.invalidateQueries({ queryKey: ['alerts', 'myCall'] })
  }
  /** Asks the device for its position while the person still decides. */
  const locate = () => {
    if (canBeLocated) void currentFix()
  }
  return { ask, locate, isAsking: help.isPending && !isAnswered, failure: help.error, canBeLocated }
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
