import { useApi } from '@s4/api-client'
import { useSession } from '@s4/auth-session'
import type { MemberPermission } from '@s4/contract'
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { coalesced, type Coalesced } from './coalesced'
import { dueChecksQuery, mapQuery, roomQuery } from './room-queries'

/** At most four reads of the room a second, and one of the map in five. */
const ROOM_REST_MS = 250
const MAP_REST_MS = 5000
/** Time passes too: somebody becomes late without a change. */
const BEAT_MS = 15_000

/** A moved position changes the map alone: its signal names nothing else. */
const isPositionOnly = (resources: readonly string[]) => resources.every((resource) => resource === 'liveWork')
const FOR_OTHER_SCREENS: ReadonlySet<string> = new Set(['notifications', 'chats', 'session', 'support', 'workers'])

interface FollowRoomInput {
  onConnection: (connected: boolean) => void
}

/** Keeps the room and its map as the server has them. Returns a function that reads the room now. */
export function useFollowRoom({ onConnection }: FollowRoomInput): () => void {
  const api = useApi()
  const queryClient = useQueryClient()
  const reading = useRef<Coalesced>(null)

  useEffect(() => {
    const read = (queryKey: QueryKey) => queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true })
    const room = coalesced(() => read(roomQuery(api).queryKey), ROOM_REST_MS)
    const map = coalesced(() => read(mapQuery(api).queryKey), MAP_REST_MS)
    reading.current = room
    const handleChange = (resources: readonly string[]) => {
      if (resources.every((resource) => FOR_OTHER_SCREENS.has(resource))) return
      map.run()
      if (!isPositionOnly(resources)) room.run()
    }
    let stop = () => {}
    let left = false
    // The module of the stream is loaded after the first picture, as for every other screen.
    void import('@s4/live').then(({ followChanges }) => {
      if (!left) stop = followChanges({ onChange: handleChange, onConnection })
    })
    const beat = setInterval(() => {
      room.run()
      map.run()
    }, BEAT_MS)
    return () => {
      left = true
      stop()
      clearInterval(beat)
      room.stop()
      map.stop()
    }
  }, [api, queryClient, onConnection])

  return () => reading.current?.run()
}

export const useRoom = () => useQuery(roomQuery(useApi()))
export const useRoomMap = () => useQuery(mapQuery(useApi()))
export const useDueChecks = () =>
  useQuery({ ...dueChecksQuery(useApi()), refetchInterval: 5 * 60_000, enabled: useMay()('documents.read') })

/** What the member may do. */
export function useMay(): (permission: MemberPermission) => boolean {
  const { member } = useSession()
  return (permission) => member?.permissions.includes(permission) ?? false
}
