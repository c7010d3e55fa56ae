import { isServer, useApi, type Api } from '@s4/api-client'
import { useSession } from '@s4/auth-session'
import { stepsToWork } from '@s4/completeness/first-steps'
import type { BankDetails, JobSeeker, Licence, RightToWork } from '@s4/contract'
import { useQueries, useSuspenseQueries } from '@tanstack/react-query'

const reads = (api: Api) =>
  [
    api.query('seeker.show', {}),
    api.query('rightToWork.show', {}),
    api.query('licence.list', {}),
    api.query('bankDetails.show', {}),
  ] as const

/** How ready a worker is: the same steps and numbers on every screen. */
export function useStepsToWork() {
  const [seeker, rightToWork, licences, bank] = useSuspenseQueries({ queries: reads(useApi()) })
  return useSteps(seeker.data, rightToWork.data, licences.data, bank.data)
}

/**
 * The same where an earlier screen has read it, or the server, which reads it for the page of somebody whose profile is
 * not complete; else null. The browser asks for nothing.
 */
export function useKnownStepsToWork() {
  const [one, two, three, four] = reads(useApi())
  const { profile } = useSession()
  const asks = { enabled: isServer() && !profile.complete }
  const known = useQueries({
    queries: [
      { ...one, ...asks },
      { ...two, ...asks },
      { ...three, ...asks },
      { ...four, ...asks },
    ],
  })
  const [seeker, rightToWork, licences, bank] = known
  const steps = useSteps(seeker.data, rightToWork.data, licences.data ?? [], bank.data)
  return known.every(({ data }) => data !== undefined) ? steps : null
}

function useSteps(
  seeker: JobSeeker | undefined,
  rightToWork: RightToWork | null | undefined,
  licences: readonly Licence[],
  bank: BankDetails | null | undefined,
) {
  const { user, profile } = useSession()
  return stepsToWork(profile.missing, {
    emailVerified: user.emailVerified,
    dateOfBirth: Boolean(seeker?.dateOfBirth),
    rightToWork: Boolean(rightToWork) && rightToWork?.expiry !== 'expired',
    siaLicence: licences.some(({ kind, expiry }) => kind === 'sia' && expiry !== 'expired'),
    bankAccount: Boolean(bank),
  })
}
