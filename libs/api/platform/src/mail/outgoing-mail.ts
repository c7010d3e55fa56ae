export interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  text: string
}

/** Resolves once the mail server has taken it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>
