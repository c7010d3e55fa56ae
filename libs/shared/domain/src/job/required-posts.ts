/** People that a contract wants somewhere; `siteId` is null for any site of the client. */
interface RequiredPost {
  name: string
  siteId: string | null
  role: string
  positions: number
  /** Null: any shift of the day will do. */
  times: { start: string; end: string } | null
}

/** Places of a role that are posted at a site, in minutes from the midnight at which the day begins there. */
interface PostedPlaces {
  siteId: string
  role: string
  positions: number
  from: number
  to: number
}

interface PostsFilled<Post extends RequiredPost> {
  required: number
  posted: number
  missing: (Pick<Post, 'name' | 'siteId' | 'role' | 'times'> & { required: number; posted: number })[]
}

const DAY = 1440
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * How many of the required posts of a day are posted. Each posted place counts once: first for posts of its own site,
 * in their order, then for posts at any site. A post with times is posted as far as each minute of it is; shifts one
 * after another do that together.
 */
export function postsFilled<Post extends RequiredPost>(
  posts: readonly Post[],
  places: readonly PostedPlaces[],
): PostsFilled<Post> {
  const wanted = posts.map((post) => ({ ...post, ...stretchOf(post.times) }))
  const edges = [...wanted, ...places].flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set(edges)].toSorted((a, b) => a - b)
  const left = places.map((place) => ({
    ...place,
    /** How many of its people are not counted yet, from each cut to the next. */
    free: cuts.map((cut) => (cut >= place.from && cut < place.to ? place.positions : 0)),
  }))
  const take = ({ siteId, role, positions, times, from, to }: (typeof wanted)[number]): number => {
    const fitting = left.filter((place) => place.role === role && (siteId === null || place.siteId === siteId))
    if (times === null) {
      let taken = 0
      for (const place of fitting) {
        const whole = cuts.flatMap((cut, index) =>
          cut >= place.from && cut < place.to ? [place.free[index] ?? 0] : [],
        )
        const some = Math.min(positions - taken, ...whole)
        place.free = place.free.map((free) => Math.max(free - some, 0))
        taken += some
      }
      return taken
    }
    const within = cuts.flatMap((cut, index) => (cut >= from && cut < to ? [index] : []))
    const sums = within.map((index) => fitting.reduce((sum, { free }) => sum + (free[index] ?? 0), 0))
    const taken = Math.min(positions, ...sums)
    for (const index of within) {
      let open = taken
      for (const { free } of fitting) {
        const some = Math.min(free[index] ?? 0, open)
        free[index] = (free[index] ?? 0) - some
        open -= some
      }
    }
    return taken
  }
  const filled = wanted
    .toSorted((a, b) => Number(a.siteId === null) - Number(b.siteId === null))
    .map((post) => ({
      name: post.name,
      siteId: post.siteId,
      role: post.role,
      times: post.times,
      required: post.positions,
      posted: take(post),
    }))
  return {
    required: filled.reduce((sum, { required }) => sum + required, 0),
    posted: filled.reduce((sum, { posted }) => sum + posted, 0),
    missing: filled.filter(({ required, posted }) => posted < required),
  }
}

/** An end at or before the start is on the next day. */
function stretchOf(times: RequiredPost['times']): { from: number; to: number } {
  if (times === null) return { from: 0, to: DAY }
  const [from, end] = [minuteOf(times.start), minuteOf(times.end)]
  return { from, to: end > from ? end : end + DAY }
}
