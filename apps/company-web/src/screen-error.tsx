import { companyLinks } from '@s4/links'
import { ApiError } from '@s4/contract/api-error'
import { ButtonLink, EmptyState, RouteError } from '@s4/ui'
import { LockKeyhole } from 'lucide-react'
import { useRouteError } from 'react-router-dom'

/** The error screen inside the frame; for an incomplete profile it leads to the profile. */
export function ScreenError() {
  const error = useRouteError()
  if (!(error instanceof ApiError) || error.code !== 'profile.incomplete') return <RouteError level={2} />

  return (
    <EmptyState icon={LockKeyhole} action={<ButtonLink to={companyLinks.profile}>See what is missing</ButtonLink>}>
      This opens once your company profile is complete: workers choose companies they can read about.
    </EmptyState>
  )
}
