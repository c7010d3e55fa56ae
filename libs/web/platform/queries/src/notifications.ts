import type { Api } from '@s4/api-client'

/** How many notices are unread; no screen falls over when it cannot be asked. */
export const unreadNoticesQuery = (api: Api) => ({ ...api.query('notifications.unread', {}), throwOnError: false })
