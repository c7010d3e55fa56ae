export interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  text: string
  /** The same as a page. */
  html: string
}

/** Resolves once the mail server accepted the mail. */
export type SendMail = (mail: OutgoingMail) => Promise<void>
