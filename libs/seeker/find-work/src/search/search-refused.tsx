import { lazyPart } from '@s4/ui'
import { ApiError } from '@s4/contract/api-error'
import { Suspense } from 'react'
import { useRouteError } from 'react-router-dom'

const SearchError = lazyPart(async () => (await import('./search-error')).SearchError)

/** Shows a refused search on the page; other failures go to the app's error screen. */
export function SearchRefused() {
  const error = useRouteError()
  if (!(error instanceof ApiError) || !error.isOnFields) throw error
  return (
    <Suspense>
      <SearchError failure={error} />
    </Suspense>
  )
}
