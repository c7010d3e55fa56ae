import type { RouteObject } from 'react-router-dom'
import type { MenuPageProps } from './menu-page'

export const menuRoutes = ({ path, ...menu }: MenuPageProps & { path: string }): RouteObject[] => [
  {
    path,
    lazy: async () => {
      const { MenuPage } = await import('./menu-page')
      return { Component: () => <MenuPage {...menu} /> }
    },
  },
]
