import type { Api } from '@s4/api-client'

/** How many notices are unread; a failure does not break the screen. */
export const unreadNoticesQuery = (api: Api) => ({ ...api.query('notifications.unread', {}), throwOnError: false })
