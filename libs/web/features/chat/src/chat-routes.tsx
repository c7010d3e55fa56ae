import type { Api } from '@s4/api-client'
import { configQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import { redirect, type RouteObject } from 'react-router-dom'
import { conversationQuery, conversationsQuery } from './conversations/chat-queries'
import type { LoadFeed } from './feed/feed'
import { loadFirestoreFeed } from './feed/load-firestore-feed'

interface Deps {
  api: Api
  queryClient: QueryClient
  /** The path of the chat in this app. */
  path: string
  /** The path of a job in this app. */
  jobPath: (jobId: string) => string
  loadFeed?: LoadFeed
}

/** `?conversation=` shows a conversation; `?job=` (and `&seeker=` for a company) opens the one about that job. */
export const chatRoutes = ({ api, queryClient, path, jobPath, loadFeed = loadFirestoreFeed }: Deps): RouteObject[] => [
  {
    path,
    loader: async ({ request }) => {
      const { searchParams, pathname } = new URL(request.url)
      const [{ chat }] = await Promise.all([
        queryClient.ensureQueryData(configQuery(api)),
        queryClient.ensureInfiniteQueryData(conversationsQuery(api)),
      ])
      const [id, jobId, seekerId] = ['conversation', 'job', 'seeker'].map((name) => searchParams.get(name))
      if (chat && !id && jobId) {
        const opened = await api.call('chat.open', { jobId, ...(seekerId && { seekerId }) })
        return redirect(`${pathname}?conversation=${opened.id}`)
      }
      if (chat && id) await queryClient.ensureQueryData(conversationQuery(api, id))
      return null
    },
    lazy: async () => {
      const { ChatPage } = await import('./chat-page')
      return { Component: () => <ChatPage jobPath={jobPath} loadFeed={loadFeed} /> }
    },
  },
]
