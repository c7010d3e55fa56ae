/** An email address stored in this browser; storage may be blocked. */
const remembered = (key: string) => ({
  read: (): string => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  /** An empty address removes it. */
  write: (email: string): void => {
    try {
      if (email) localStorage.setItem(key, email)
      else localStorage.removeItem(key)
    } catch {
      // Without storage it has to be typed again.
    }
  },
})

/** Stored when *Remember my email* is ticked. */
export const rememberedEmail = remembered('rememberedEmail')

/** The recipient of a sign-in link, until the link is opened here. */
export const linkEmail = remembered('signInLinkSentTo')
