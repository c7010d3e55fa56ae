export { signInRoutes } from './sign-in-routes'

/** Loads the login screen early. */
export const preloadSignIn = () => void import('./login/login-page').catch(() => null)
