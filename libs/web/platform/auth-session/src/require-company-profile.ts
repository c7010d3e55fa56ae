import { ApiError } from '@s4/contract/api-error'
import type { Session } from './session'

/** Refuses a page as the server would before the company's profile is first saved. */
export function requireCompanyProfile(session: Session): void {
  if (session.snapshot()?.companyId === null) throw new ApiError('profile.incomplete')
}
