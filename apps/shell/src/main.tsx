import { startApp } from '@s4/app-root'
import { preloadSignIn } from '@s4/sign-in'
import { routes } from './routes'

startApp(routes)

// Most people go from the landing page to sign in.
if (location.pathname === '/') preloadSignIn()
