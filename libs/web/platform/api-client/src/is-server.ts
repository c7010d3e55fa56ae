/** Whether the server writes the page. */
export const isServer = typeof document === 'undefined'
