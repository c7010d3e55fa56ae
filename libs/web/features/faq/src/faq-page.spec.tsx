import { expectNoAxeViolations, renderRoutes } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { companyTopics } from './company-topics'
import { faqRoutes } from './faq-routes'
import { seekerTopics } from './seeker-topics'
import { matchedSentence, searchTopics } from './topics'

const open = (at: string) =>
  renderRoutes(
    [
      {
        element: (
          <main>
            <h1>FAQ</h1>
            <Outlet />
          </main>
        ),
        children: faqRoutes({ path: '/User-FAQSection', audience: 'seeker', supportPath: '/User-ContactSupport' }),
      },
    ],
    { at },
  )

it('answers by topic', async () => {
  open('/User-FAQSection')

  await userEvent.click(await screen.findByText('How do I book on?'))

  expect(screen.getByText(/From 30 minutes before the start/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'On the day' })).toBeTruthy()
  await expectNoAxeViolations()
})

it('keeps the search in the URL, and shows when nothing matches', async () => {
  const { router } = open('/User-FAQSection?q=clocks')
  expect(await screen.findByText('What happens when the clocks change?')).toBeTruthy()
  expect(screen.queryByText('How do I book on?')).toBeNull()

  const box = screen.getByLabelText('Search questions')
  await userEvent.clear(box)
  await userEvent.type(box, 'zzz<script>')

  expect(router.state.location.search).toBe('?q=zzz%3Cscript%3E')
  expect(screen.getByText('Nothing here answers “zzz<script>”. Try fewer or other words.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe('/User-ContactSupport')
})

it('shows the sentence with the word that was searched, where the question does not have it', () => {
  const one = {
    question: 'How long is a shift?',
    answer: 'It is as long as the job says. A break is recorded. Then go on.',
  }

  expect(matchedSentence(one, 'break shift')).toBe('A break is recorded.')
  expect(matchedSentence(one, 'shift')).toBeNull()
})

describe('searching', () => {
  it.each([
    ['no words at all', '  ', true],
    ['any case and order', 'PIN wrong', true],
    ['words with signs between', 'check-call', true],
    ['a word that is nowhere', 'submarine', false],
  ])('%s', (_name, text, finds) => {
    expect(searchTopics(seekerTopics, text).length > 0).toBe(finds)
  })
})

it.each([
  ['seekers', seekerTopics],
  ['companies', companyTopics],
] as const)('no question is asked twice of %s', (_name, topics) => {
  const questions = topics.flatMap((topic) => topic.questions.map(({ question }) => question))

  expect(new Set(questions).size).toBe(questions.length)
})
