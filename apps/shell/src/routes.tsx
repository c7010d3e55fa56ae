import { loadChangePassword } from '@s4/account'
import type { AppDeps } from '@s4/app-root'
import { unknownPaths } from '@s4/auth-session'
import { questionsRoutes } from '@s4/faq'
import { publicRoutes } from '@s4/public-pages'
import { signInRoutes } from '@s4/sign-in'
import { staffRoutes } from '@s4/staff'
import { LoadingOverlay, RouteError } from '@s4/ui'
import type { RouteObject } from 'react-router-dom'

export const routes = (deps: AppDeps): RouteObject[] => [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => <LoadingOverlay />,
    children: [
      ...publicRoutes(),
      ...questionsRoutes(),
      ...signInRoutes({ ...deps, loadChangePassword }),
      ...staffRoutes(deps),
      unknownPaths('shell'),
    ],
  },
]
