import { startApp } from '@s4/app-root'
import { preloadSignIn } from '@s4/sign-in'
import { routes } from './routes'

startApp(routes)

// From the landing page most people go on to sign in; `/dashboard`, which only leads on, is in this script already.
if (location.pathname === '/') preloadSignIn()
