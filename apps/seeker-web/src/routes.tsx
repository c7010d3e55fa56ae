import { seekerLinks } from '@s4/links'
import { type AppDeps, withFirstScreen } from '@s4/app-root'
import { guarded, unknownPaths, allowSignedOut } from '@s4/auth-session'
import { findWorkRoutes, openRoutes } from '@s4/seeker-find-work'
import { requireSeekerOrShift } from '@s4/seeker-shift-day'
import { RouteError } from '@s4/ui'
import { redirect, type RouteObject } from 'react-router-dom'
import { FirstLoad } from './first-load'
import { Frame } from './frame'

const ScreenError = () => <RouteError level={2} />

/** The id of the parent route of `moreRoutes`. */
export const SCREENS = 'screens'

/** The frame and the first screen; `moreRoutes` are added later. */
export const routes = (deps: AppDeps): RouteObject[] => [
  {
    ...guarded(requireSeekerOrShift(deps.session)),
    ...withFirstScreen(async () => (await import('@s4/seeker-shift-day/shift-banner')).prefetchStrips(deps)),
    Component: Frame,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    children: [
      { index: true, loader: () => redirect(seekerLinks.jobs) },
      { id: SCREENS, ErrorBoundary: ScreenError, children: findWorkRoutes(deps) },
    ],
  },
  {
    ...guarded(allowSignedOut(deps.session, 'Job Seeker')),
    lazy: { Component: async () => (await import('./open-page-frame')).OpenPageFrame },
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    children: [{ ErrorBoundary: ScreenError, children: openRoutes(deps) }],
  },
  { ...unknownPaths('seeker'), ErrorBoundary: RouteError, HydrateFallback: FirstLoad },
]
