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

/** Half the width of a letter, about. */
const LETTER = 3.5
/** The buttons to zoom, at the top left of a phone's map. */
const BUTTONS = { x: 60, y: 105 }

/**
 * The names that are whole, clear of the buttons and do not overlap, on a map of this size; `towns` largest first,
 * so that the smaller gives way.
 */
export function namesToShow(towns: readonly Town[], project: (point: Town['point']) => Pixels, size: Pixels): Town[] {
  const taken: Pixels[] = []
  return towns.filter(({ name, point }) => {
    const { x, y } = project(point)
    const half = name.length * LETTER
    if (x < half || x > size.x - half || y < HIGH / 4 || y > size.y - HIGH / 4) return false
    if (x - half < BUTTONS.x && y - HIGH / 2 < BUTTONS.y) return false
    if (taken.some((other) => Math.abs(other.x - x) < WIDE && Math.abs(other.y - y) < HIGH)) return false
    taken.push({ x, y })
    return true
  })
}
