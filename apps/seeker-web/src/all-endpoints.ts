import { seekerRoutes } from '@s4/contract/seeker-routes'
import { sharedRoutes } from '@s4/contract/shared-routes'

/** Every endpoint that the app calls. */
export const allEndpoints = { ...sharedRoutes, ...seekerRoutes }
