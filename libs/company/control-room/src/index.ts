import { lazy } from 'react'

export { prefetchRoom } from './live/room-queries'

const loadRoom = () => import('./room/control-room')
export const ControlRoom = lazy(async () => ({ default: (await loadRoom()).ControlRoom }))
export const RoomSide = lazy(async () => ({ default: (await loadRoom()).RoomSide }))
export type { ByHand } from './room/room-partners'
export { liveMapRoutes } from './map/live-map-routes'
