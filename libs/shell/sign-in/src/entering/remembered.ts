/** Addresses this browser keeps because the person asked for it; storage may be blocked. */
const remembered = (key: string) => ({
  read: (): string => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  /** An empty address is forgotten. */
  write: (email: string): void => {
    try {
      if (email) localStorage.setItem(key, email)
      else localStorage.removeItem(key)
    } catch {
      // Typing it again is all that is lost.
    }
  },
})

/** For the sign-in form, when *Remember my e-mail* is ticked. */
export const rememberedEmail = remembered('rememberedEmail')

/** Whom a sign-in link was sent to, until it is opened here. */
export const linkEmail = remembered('signInLinkSentTo')
