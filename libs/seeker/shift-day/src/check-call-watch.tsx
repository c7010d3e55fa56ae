import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useMatch } from 'react-router-dom'
import { currentWorkQuery, dayQuery } from './shift-day-queries'

const DueCall = lazy(async () => ({ default: (await import('./due-call')).DueCall }))

/** On every screen of the app: while a shift is under way a check call shows and sounds, and can be answered. */
export function CheckCallWatch() {
  const api = useApi()
  const { data: work } = useQuery(currentWorkQuery(api))
  const underWay = work?.status === 'inProgress' ? work : null
  const { isSuccess: known } = useQuery({ ...dayQuery(api, underWay?.id ?? ''), enabled: underWay !== null })
  // That screen holds the call itself.
  const shownThere = useMatch('/User-workInprogess') !== null

  if (!underWay || !known || shownThere) return null
  return <Suspense><DueCall work={underWay} /></Suspense>
}
