import { shellLinks } from '@s4/links'
import type { RouteObject } from 'react-router-dom'

interface FaqRoute {
  path: string
  audience: 'seeker' | 'company'
  supportPath: string
}

export const faqRoutes = ({ path, audience, supportPath }: FaqRoute): RouteObject[] => [
  {
    path,
    lazy: async () => {
      const [{ FaqPage }, topics] = await Promise.all([
        import('./faq-page'),
        audience === 'seeker'
          ? import('./seeker-topics').then(({ seekerTopics }) => seekerTopics)
          : import('./company-topics').then(({ companyTopics }) => companyTopics),
      ])
      return { Component: () => <FaqPage topics={topics} supportPath={supportPath} /> }
    },
  },
]

/** The page of all questions, for somebody signed out. */
export const questionsRoutes = (): RouteObject[] => [
  {
    path: shellLinks.questions,
    lazy: { Component: async () => (await import('./questions-page')).QuestionsPage },
  },
]
