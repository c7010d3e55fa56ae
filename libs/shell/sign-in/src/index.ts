export { signInRoutes } from './sign-in-routes'

/** Fetches the login screen ahead of need; without a network it is fetched when it is asked for. */
export const preloadSignIn = () => void import('./login/login-page').catch(() => null)
