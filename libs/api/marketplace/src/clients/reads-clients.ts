import { permissionsOfRole } from '@s4/contract'
import type { CompanyActor } from '@s4/api-platform/actor'

export const readsClients = ({ memberRole, siteIds }: CompanyActor): boolean =>
  permissionsOfRole(memberRole, siteIds !== null).includes('clients.read')
