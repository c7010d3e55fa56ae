import { lazyExtra } from '@s4/ui'
import { seekerLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useMatch } from 'react-router-dom'
import { currentWorkQuery, dayQuery } from '../queries/shift-day-queries'

// Until it is loaded, the shift's own screen still opens the check call.
const DueCall = lazyExtra(async () => (await import('./due-call')).DueCall)

const RETRY_MS = 30_000

/** Shows and sounds check calls on every screen while a shift is in progress. */
export function CheckCallWatch() {
  const api = useApi()
  const { data: work } = useQuery({
    ...currentWorkQuery(api),
    refetchInterval: ({ state }) => (state.data === undefined ? RETRY_MS : false),
  })
  const inProgress = work?.status === 'inProgress' ? work : null
  const { data: day } = useQuery({ ...dayQuery(api, inProgress?.id ?? ''), enabled: inProgress !== null })
  // That screen opens the check call itself.
  const shownThere = useMatch(seekerLinks.workInProgress) !== null

  if (!inProgress || !day || shownThere) return null
  return (
    <Suspense>
      <DueCall work={inProgress} />
    </Suspense>
  )
}
