import type { RouteObject } from 'react-router-dom'

export const clientsRoutes = (): RouteObject[] => [
  { path: 'clients', lazy: { Component: async () => (await import('./clients-page')).ClientsPage } },
]
