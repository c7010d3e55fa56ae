/** A page to write as HTML. */
export interface ToPage {
  page: number
  url: string
  /** Of a window in which it probably opens, in pixels. */
  width: number
  /** The time by the clock of S4, in milliseconds since 1970. */
  now: number
}

export interface WrittenPage {
  html: string
  /** What its queries read, for the app that takes the page's place. */
  queries: readonly unknown[]
  /** Addresses of answers that are not for the document. */
  leftOut: readonly string[]
}

/** The PINs of shifts and jobs in an answer: only the page that shows one has it in its document. */
export function pinsIn(answer: unknown): string[] {
  const found: string[] = []
  JSON.stringify(answer, (key, value: unknown) => {
    if (key === 'pin' && typeof value === 'string') found.push(value)
    return value
  })
  return found
}

/** From the server to the thread that writes an app's pages: a page, or the answer to a request of one. */
export type ToPageWriter = ToPage | { request: number; body: unknown }

/** Back to the server: a page, null where it is not written, a request of a page, or where something failed. */
export type FromPageWriter =
  { page: number; written: WrittenPage | null } | { page: number; request: number; url: string } | { fault: string }
