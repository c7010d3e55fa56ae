/** Whether the server writes the page. */
export const isServer = (): boolean => typeof document === 'undefined'
