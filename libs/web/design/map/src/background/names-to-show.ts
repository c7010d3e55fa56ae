export interface Town {
  name: string
  point: { lat: number; lng: number }
}

interface Pixels {
  x: number
  y: number
}

/** Room around the middle of a name, in pixels. */
const WIDE = 110
const HIGH = 32

/** The names that do not overlap; `towns` largest first, so that the smaller gives way. */
export function namesToShow(towns: readonly Town[], project: (point: Town['point']) => Pixels): Town[] {
  const taken: Pixels[] = []
  return towns.filter(({ point }) => {
    const { x, y } = project(point)
    if (taken.some((other) => Math.abs(other.x - x) < WIDE && Math.abs(other.y - y) < HIGH)) return false
    taken.push({ x, y })
    return true
  })
}
