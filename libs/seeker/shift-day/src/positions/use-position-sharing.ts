import { useApi } from '@s4/api-client'
import type { AssignmentDetails } from '@s4/contract'
import { ApiError, type NextStep } from '@s4/contract/api-error'
import { timeText } from '@s4/domain/shift-text'
import { useEffect, useEffectEvent, useState } from 'react'
import { phoneOf } from '../phone-queue/phone'
import { useDay } from '../queries/shift-day-queries'
import { useServerClock } from '../queries/use-server-clock'
import { watchPosition } from './watch-position'

const whereText = { inside: 'inside the site', outside: 'outside the site', uncertain: 'near the edge of the site' }

export interface SharingState {
  trouble?: string
  /** The next step after a refusal. */
  nextStep?: NextStep | undefined
  last?: string
  outside?: boolean
}

/** Sends the position while the worker shares it and this page is open. */
export function usePositionSharing({ id, zone }: AssignmentDetails): SharingState {
  const api = useApi()
  const on = useDay(id).data.locationShared
  const clock = useServerClock(id)
  const [state, setState] = useState<SharingState>({})

  const now = useEffectEvent(clock)

  useEffect(() => {
    if (!on) return undefined
    return watchPosition({
      onDenied: () =>
        setState({
          trouble: "Location is turned off. Allow it in the browser's settings for this site, or switch sharing off.",
        }),
      onMissing: () =>
        setState(({ last }) => ({
          ...(last && { last }),
          trouble: `This phone does not find where it is.${last ? ` ${last}` : ''}`,
        })),
      send: ({ position, deviceAt }) => {
        // Converted to the server's clock, because the phone's clock may be wrong.
        const at = new Date(Date.parse(deviceAt) + now() - Date.now()).toISOString()
        phoneOf(api)
          .queue.press({ name: 'attendance.reportPosition', input: { id, position, deviceAt: at } })
          .then(
            (answer) =>
              setState({
                outside: answer?.inside === 'outside',
                last: answer
                  ? `Sent at ${timeText(at, zone)}, give or take ${metres(position)} m: ${whereText[answer.inside]}.`
                  : `Kept on this phone at ${timeText(at, zone)}. It is sent when there is a signal.`,
              }),
            (error: unknown) => setState((before) => ({ ...before, ...sharingFailure(error) })),
          )
      },
    })
  }, [api, id, zone, on])

  return on ? state : {}
}

const metres = ({ accuracy }: { accuracy: number }) => Math.max(1, Math.round(accuracy))

const sharingFailure = (error: unknown): SharingState =>
  error instanceof ApiError && error.status !== 0
    ? { trouble: error.message, nextStep: error.nextStep }
    : { trouble: 'Your location could not be sent. We try again with the next one.' }
