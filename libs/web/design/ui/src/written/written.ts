/** Whether this is the server, which writes the page. */
export const isServer = (): boolean => typeof document === 'undefined'

/** Whether the page that the server wrote still stands where the app will. */
export const isWritten = (): boolean => document.getElementById('root')?.dataset.written !== undefined
