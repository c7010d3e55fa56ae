/** People that a contract wants somewhere; `siteId` is null for any site of the client. */
interface RequiredPost {
  name: string
  siteId: string | null
  role: string
  positions: number
}

/** Places of a role that are posted at a site. */
interface PostedPlaces {
  siteId: string
  role: string
  positions: number
}

interface PostsFilled {
  required: number
  posted: number
  missing: { name: string; required: number; posted: number }[]
}

/**
 * How many of the required posts are posted. Each posted place counts once: first for posts of its own site, in their
 * order, then for posts at any site.
 */
export function postsFilled(posts: readonly RequiredPost[], places: readonly PostedPlaces[]): PostsFilled {
  const left = places.map((place) => ({ ...place }))
  const take = ({ siteId, role, positions }: RequiredPost): number => {
    let taken = 0
    for (const place of left) {
      if (place.role !== role || (siteId !== null && place.siteId !== siteId)) continue
      const some = Math.min(place.positions, positions - taken)
      place.positions -= some
      taken += some
    }
    return taken
  }
  const filled = [...posts]
    .toSorted((a, b) => Number(a.siteId === null) - Number(b.siteId === null))
    .map((post) => ({ name: post.name, required: post.positions, posted: take(post) }))
  return {
    required: filled.reduce((sum, { required }) => sum + required, 0),
    posted: filled.reduce((sum, { posted }) => sum + posted, 0),
    missing: filled.filter(({ required, posted }) => posted < required),
  }
}
