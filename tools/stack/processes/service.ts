/** Something running that others reach by an address. */
export interface Service {
  url: string
  /** Resolves, never rejects, with a word on how it ended. */
  ended: Promise<string>
  stop(): Promise<void>
}
