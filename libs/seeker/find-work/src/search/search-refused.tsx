import { ApiError } from '@s4/contract/api-error'
import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router-dom'

const SearchProblem = lazy(async () => ({ default: (await import('./search-error')).SearchError }))

/** A search the server did not take is put right on the page; any other failure is the app's to show. */
export function SearchRefused() {
  const error = useRouteError()
  if (!(error instanceof ApiError) || !error.isOnFields) throw error
  return (
    <Suspense>
      <SearchProblem failure={error} />
    </Suspense>
  )
}
