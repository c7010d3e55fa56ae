import { ApiError } from '@s4/contract/api-error'
import { RouteError, Skeleton, lazyExtra } from '@s4/ui'
import { Suspense } from 'react'
import { useRouteError } from 'react-router-dom'

const FirstRun = lazyExtra(async () => (await import('./first-run')).FirstRun)

/** The error screen inside the frame; for an incomplete profile it leads to the next step. */
export function ScreenError() {
  const error = useRouteError()
  if (!(error instanceof ApiError) || error.code !== 'profile.incomplete') return <RouteError level={2} />

  return (
    <Suspense fallback={<Skeleton shape="card" label="Loading your next step" />}>
      <FirstRun />
    </Suspense>
  )
}
