import { seekerLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useMatch } from 'react-router-dom'
import { currentWorkQuery, dayQuery } from '../queries/shift-day-queries'

// If loading fails, the shift's own screen still shows the check call.
const DueCall = lazy(() =>
  import('./due-call').then(
    ({ DueCall: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
)

const ASK_AGAIN_MS = 30_000

/** Shows and sounds check calls on every screen while a shift is in progress. */
export function CheckCallWatch() {
  const api = useApi()
  const { data: work } = useQuery({
    ...currentWorkQuery(api),
    refetchInterval: ({ state }) => (state.data === undefined ? ASK_AGAIN_MS : false),
  })
  const underWay = work?.status === 'inProgress' ? work : null
  const { data: day } = useQuery({ ...dayQuery(api, underWay?.id ?? ''), enabled: underWay !== null })
  // That screen shows the check call itself.
  const shownThere = useMatch(seekerLinks.workInProgress) !== null

  if (!underWay || !day || shownThere) return null
  return (
    <Suspense>
      <DueCall work={underWay} />
    </Suspense>
  )
}
