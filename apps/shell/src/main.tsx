import { startApp } from '@s4/app-root'
import { shellRoutes } from '@s4/contract/shell-routes'
import { sharedRoutes } from '@s4/contract/shared-routes'
import { preloadSignIn } from '@s4/sign-in'
import { routes } from './routes'

void startApp({ name: 'shell', endpoints: { ...sharedRoutes, ...shellRoutes }, createRoutes: routes })

// Most people go from the landing page to sign in.
if (location.pathname === '/') preloadSignIn()
