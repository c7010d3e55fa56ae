import { ApiProvider, createApi } from '@s4/api-client'
import { sharedRoutes } from '@s4/contract/shared-routes'
import { ThemeProvider } from '@s4/theme'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { HomePage } from './home-page'

/** The landing page as HTML with its styles, shown before any script runs. */
export const homeHtml = (): string =>
  renderToString(
    <ThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider api={createApi({ endpoints: sharedRoutes, uid: () => null })}>
          <MemoryRouter>
            <HomePage />
          </MemoryRouter>
        </ApiProvider>
      </QueryClientProvider>
    </ThemeProvider>,
  )
