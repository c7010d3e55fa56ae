import { companyRoutes } from '@s4/contract/company-routes'
import { sharedRoutes } from '@s4/contract/shared-routes'

/** Every endpoint that the app calls. */
export const allEndpoints = { ...sharedRoutes, ...companyRoutes }
