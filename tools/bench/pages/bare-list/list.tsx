import { css, Global } from '@emotion/react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

interface Row {
  id: number
  title: string
  place: string
}

const rowStyles = css({ li: { padding: 16, borderBottom: '1px solid' } })

function List() {
  const { data: rows = [] } = useQuery({
    queryKey: ['rows'],
    queryFn: async () => (await (await fetch('/api/rows')).json()) as Row[],
  })
  return (
    <main>
      <Global styles={rowStyles} />
      <h1>Jobs</h1>
      <ul>
        {rows.map(({ id, title, place }) => (
          <li key={id}>
            <h2>{title}</h2>
            <p>{place}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}

const router = createBrowserRouter([{ path: '/', element: <List /> }])
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
