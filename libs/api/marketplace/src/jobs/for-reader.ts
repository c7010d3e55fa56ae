import { type CompanyJob, permissionsOfRole } from '@s4/contract'
import type { CompanyActor } from '@s4/api-platform/actor'

/** The job without its client for a member who may not see clients. */
export function forReader({ memberRole, siteIds }: CompanyActor, job: CompanyJob): CompanyJob {
  const reads = permissionsOfRole(memberRole, siteIds !== null).includes('clients.read')
  return reads ? job : { ...job, client: null }
}
