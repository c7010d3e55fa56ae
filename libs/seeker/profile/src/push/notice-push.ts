import { browserPush } from '@s4/live/push'

/** Pushes of notices to this browser; the scope is its own, and holds no page. */
export const noticePush = browserPush('/push/')
