import { useApi } from '@s4/api-client'
import { useSession } from '@s4/auth-session'
import type { MemberPermission } from '@s4/contract'
import { useQuery, useQueryClient, useSuspenseQuery, type QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { coalesced, type Coalesced } from './coalesced'
import { dueChecksQuery, liveMapQuery, mapQuery, roomQuery, trailQuery } from './room-queries'

/** At most four reads of the room a second, and one of the map in five. */
const ROOM_REST_MS = 250
const MAP_REST_MS = 5000
/** Time passes too: somebody becomes late without a change. */
const BEAT_MS = 15_000

/** A moved position changes the map alone: its signal names nothing else. */
const isPositionOnly = (resources: readonly string[]) => resources.every((resource) => resource === 'liveWork')
const FOR_OTHER_SCREENS: ReadonlySet<string> = new Set(['notifications', 'chats', 'session', 'support', 'workers'])

interface FollowInput {
  onConnection: (connected: boolean) => void
}

/** Keeps the room and its map as the server has them. Returns a function that reads the room now. */
export function useFollowRoom({ onConnection }: FollowInput): () => void {
  const api = useApi()
  const reading = useRef<Coalesced>(null)
  const begin = useCallback(
    (read: Read) => {
      const room = coalesced(() => read(roomQuery(api).queryKey), ROOM_REST_MS)
      const map = coalesced(() => read(mapQuery(api).queryKey), MAP_REST_MS)
      reading.current = room
      return {
        onChange: (resources: readonly string[]) => {
          map.run()
          if (!isPositionOnly(resources)) room.run()
        },
        all: [room, map],
      }
    },
    [api],
  )
  useFollow(begin, onConnection)
  return () => reading.current?.run()
}

/** Keeps the map of everybody at work as the server has it. */
export function useFollowLiveMap({ onConnection }: FollowInput): void {
  const api = useApi()
  const begin = useCallback(
    (read: Read) => {
      const map = coalesced(() => read(liveMapQuery(api).queryKey), MAP_REST_MS)
      return { onChange: map.run, all: [map] }
    },
    [api],
  )
  useFollow(begin, onConnection)
}

type Read = (queryKey: QueryKey) => Promise<unknown>
interface Following {
  onChange: (resources: readonly string[]) => void
  /** Run at each beat, and stopped at the end. */
  all: readonly Coalesced[]
}

function useFollow(begin: (read: Read) => Following, onConnection: FollowInput['onConnection']): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { onChange, all } = begin((queryKey) =>
      queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true }),
    )
    const handleChange = (resources: readonly string[]) => {
      if (!resources.every((resource) => FOR_OTHER_SCREENS.has(resource))) onChange(resources)
    }
    let stop = () => {}
    let left = false
    // The module of the stream is loaded after the first picture, as for every other screen.
    void import('@s4/live').then(({ followChanges }) => {
      if (!left) stop = followChanges({ onChange: handleChange, onConnection })
    })
    const beat = setInterval(() => all.forEach((reading) => reading.run()), BEAT_MS)
    return () => {
      left = true
      stop()
      clearInterval(beat)
      for (const reading of all) reading.stop()
    }
  }, [queryClient, begin, onConnection])
}

export const useRoom = () => useQuery(roomQuery(useApi()))
export const useRoomMap = () => useQuery(mapQuery(useApi()))
export const useLiveMap = () => useSuspenseQuery(liveMapQuery(useApi())).data
export const useTrail = (id: string) => useSuspenseQuery(trailQuery(useApi(), id)).data
export const useDueChecks = () =>
  useQuery({ ...dueChecksQuery(useApi()), refetchInterval: 5 * 60_000, enabled: useMay()('documents.read') })

/** What the member may do. */
export function useMay(): (permission: MemberPermission) => boolean {
  const { member } = useSession()
  return (permission) => member?.permissions.includes(permission) ?? false
}
