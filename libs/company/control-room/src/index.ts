import { lazyPart } from '@s4/ui'

export { prefetchRoom } from './live/room-queries'

const loadRoom = () => import('./room/control-room')
export const ControlRoom = lazyPart(async () => (await loadRoom()).ControlRoom)
export const RoomSide = lazyPart(async () => (await loadRoom()).RoomSide)
export type { ByHand } from './room/room-partners'
export { liveMapRoutes } from './map/live-map-routes'
