import { companyLinks } from '@s4/links'
import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { Company, CompanyProfile } from '@s4/contract'
import { useSessionStore } from '@s4/auth-session'
import { logFailedFetch } from '@s4/completeness'
import { useToast } from '@s4/toast'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

/** A failure is logged (docs/product.md#sign-in-failures). */
export const companyQuery = (api: Api) => {
  const query = api.query('company.show', {})
  return queryOptions({
    ...query,
    queryFn: ({ signal }) => api.call('company.show', {}, { signal }).catch(logAndRethrow),
  })
}

function logAndRethrow(error: unknown): never {
  logFailedFetch('company', error)
  throw error
}

export const useCompany = () => useSuspenseQuery(companyQuery(useApi())).data

export const useCreateCompany = () => useEndpointMutation('company.create')
export const useChangeCompany = () => useEndpointMutation('company.update')

const labels = {
  companyName: 'Company name',
  companyContact: 'Contact',
  companyEmail: 'Company email address',
  address: 'Address',
  bio: 'About the company',
  manager: 'Manager',
  point: 'The pin on the map',
} satisfies Partial<Record<keyof CompanyProfile, string>>

/** These fields of the company as they were read, for a change of them; undefined before there is a company. */
export const companyRead = (company: Company | null, ...fields: (keyof typeof labels)[]) =>
  company
    ? {
        values: company,
        labels: Object.fromEntries(fields.map((field) => [field, labels[field]])),
        text: (field: string, value: unknown) =>
          field === 'manager' ? managerText(value as Company['manager']) : null,
      }
    : undefined

const managerText = (manager: Company['manager']) =>
  manager ? `${manager.managerName}, ${manager.managerEmail}, ${manager.managerPhone}` : 'nobody'

/**
 * After a save: reads the session's name, logo and completeness again and shows the profile; the first save that
 * completes it leads to the first job.
 */
export function useBackToProfile() {
  const session = useSessionStore()
  const navigate = useNavigate()
  const toast = useToast()
  return async (message: string, first = false) => {
    // The save has worked even if the session cannot be read now.
    const view = await session.refresh().catch(() => null)
    toast.success(message)
    await navigate(first && view?.profile.complete ? companyLinks.jobs : companyLinks.profile)
  }
}
