import { useApi, type Api } from '@s4/api-client'
import { logFailedFetch } from '@s4/completeness'
import { useChange } from '@s4/queries'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'

/** A failure is logged (docs/product.md#sign-in-failures). */
export const profileQuery = (api: Api) => {
  const query = api.query('seeker.show', {})
  return queryOptions({
    ...query,
    queryFn: ({ signal }) => api.call('seeker.show', {}, { signal }).catch(logAndRethrow),
  })
}

function logAndRethrow(error: unknown): never {
  logFailedFetch('profile', error)
  throw error
}

/** Made of the whole profile, so it is read anew each time. */
export const seenQuery = (api: Api) => ({ ...api.query('seeker.seen', {}), staleTime: 0 })
export const certificatesQuery = (api: Api) => api.query('certificate.list', {})
export const licencesQuery = (api: Api) => api.query('licence.list', {})
export const rightToWorkQuery = (api: Api) => api.query('rightToWork.show', {})
export const bankQuery = (api: Api) => api.query('bankDetails.show', {})
export const availabilityQuery = (api: Api) => api.query('availability.show', {})

export const screeningQuery = (api: Api) => api.query('screening.show', {})

export const useProfile = () => useSuspenseQuery(profileQuery(useApi())).data
export const useCertificates = () => useSuspenseQuery(certificatesQuery(useApi())).data
export const useLicences = () => useSuspenseQuery(licencesQuery(useApi())).data
export const useRightToWork = () => useSuspenseQuery(rightToWorkQuery(useApi())).data
export const useBankDetails = () => useSuspenseQuery(bankQuery(useApi())).data
export const useAvailability = () => useSuspenseQuery(availabilityQuery(useApi())).data
export const useScreeningFile = () => useSuspenseQuery(screeningQuery(useApi())).data

export const useSaveProfile = () => useChange('seeker.update')
