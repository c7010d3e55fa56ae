import type { Town } from '../server/town'
import { after } from '../town/moments'
import type { AgreedWork } from './agreed-work'

const TRAIL = 12
const LONG_TRAIL = 28
const LEFT_AGO = 26

/** The positions of a worker on shift: a walk round the site until a minute ago, once perhaps too far from it. */
export function shareTrail(
  { agenda, call, now }: Town,
  { id, uid, posted, order }: AgreedWork,
  { from, near }: { from: string; near: { lat: number; lng: number } },
): void {
  const leaves = posted.job.trouble === 'leftGeofence' && order === 0
  const count = Math.min(leaves ? LONG_TRAIL : TRAIL, Math.floor((Date.parse(now) - Date.parse(from)) / 60_000) - 1)
  for (let ago = count; ago >= 1; ago -= 1) {
    const at = after(now, -ago)
    const turn = ago / 5
    const round = { lat: near.lat + 0.0004 * Math.sin(turn), lng: near.lng + 0.0006 * Math.cos(turn) }
    const away = { lat: posted.site.lat + 0.0041, lng: posted.site.lng }
    agenda.at(at, async () => {
      const position = { ...(leaves && ago === LEFT_AGO ? away : round), accuracy: 9 }
      await call(uid, 'attendance.reportPosition', { id, position, deviceAt: at })
    })
  }
}
