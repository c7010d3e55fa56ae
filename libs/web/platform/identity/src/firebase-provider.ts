import type { PublicConfig } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { initializeApp } from 'firebase/app'
import {
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  updatePassword,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth'
import { toFailure, providerFailure } from './provider-failure'

export type Provider = ReturnType<typeof firebaseProvider>

/** Tokens stay in memory only: after a reload the session cookie alone counts. */
export function firebaseProvider({ apiKey, authDomain, projectId, authEmulator }: PublicConfig['firebase']) {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), { persistence: inMemoryPersistence })
  auth.languageCode = 'en-GB'
  if (authEmulator) connectAuthEmulator(auth, `http://${authEmulator}`, { disableWarnings: true })

  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw toFailure(error)
    }
  }
  const signedIn = (): User => {
    if (!auth.currentUser) throw new ApiError('session.recent-sign-in-needed')
    return auth.currentUser
  }
  const signInForToken = async (sign: () => Promise<{ user: User }>) =>
    attempt(async () => (await sign()).user.getIdToken())

  return {
    /** Resolves to a new ID token, as the other ways of signing in do. */
    signIn: (email: string, password: string) =>
      signInForToken(() => signInWithEmailAndPassword(auth, email, password)),

    /** Creates the identity. Called again with the same address, it signs in to the one just created. */
    signUp: (email: string, password: string) =>
      auth.currentUser?.email === email.toLowerCase()
        ? signInForToken(() => signInWithEmailAndPassword(auth, email, password))
        : signInForToken(() => createUserWithEmailAndPassword(auth, email, password)),

    signInWithGoogle: () =>
      signInForToken(() => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)),

    /** `link` is the whole URL opened from the mail. Throws `identity.link-address` for another person's address. */
    signInWithLink: (email: string, link: string) =>
      signInForToken(() => signInWithEmailLink(auth, email, link)).catch((error: unknown) => {
        // The SDK throws `invalid-email` when the link belongs to another address.
        throw error instanceof ApiError && error.code === 'identity.email-refused'
          ? providerFailure('identity.link-address')
          : error
      }),

    /** Who is signed in to the provider on this page, with an ID token, or null. */
    current: () =>
      attempt(async () => {
        const user = auth.currentUser
        return user && { email: user.email ?? '', idToken: await user.getIdToken() }
      }),

    /** Removes the identity just created when its account could not be created. */
    abandon: () => attempt(() => deleteUser(signedIn())),

    /** The address whose password the code may change. Throws `identity.code-expired` or `identity.code-used`. */
    resetAddress: (code: string) => attempt(() => verifyPasswordResetCode(auth, code)),

    resetPassword: (code: string, password: string) => attempt(() => confirmPasswordReset(auth, code, password)),

    /** Verifies an address or takes a change back; returns the address. */
    applyCode: (code: string) =>
      attempt(async () => {
        const { operation, data } = await checkActionCode(auth, code)
        await applyActionCode(auth, code)
        return { operation, email: data.email ?? '' }
      }),

    /** Signs in with the old password, sets the new one and signs in with that; returns the ID token. */
    changePassword: (email: string, password: string, next: string) =>
      attempt(async () => {
        const { user } = await signInWithEmailAndPassword(auth, email, password)
        await updatePassword(user, next)
        // The password change has invalidated the token of the first sign-in.
        return (await signInWithEmailAndPassword(auth, email, next)).user.getIdToken()
      }),

    signOut: () => attempt(() => auth.signOut()),
  }
}
