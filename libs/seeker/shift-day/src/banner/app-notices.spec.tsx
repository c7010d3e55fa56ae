import { seekerLinks } from '@s4/links'
import { expectNoAxeViolations, renderRoutes } from '@s4/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AppNotices } from './app-notices'
import { watchInstallPrompt } from './app-on-phone'
import { UpdateNotice } from './update-notice'

const Screen = () => {
  const navigate = useNavigate()
  return (
    <main>
      <AppNotices />
      <button type="button" onClick={() => void navigate(seekerLinks.jobs)}>
        Jobs
      </button>
      <button type="button" onClick={() => void navigate(seekerLinks.nextShift)}>
        Next shift
      </button>
    </main>
  )
}

/** Has the browser offer to put the app on the home screen; returns what it then shows. */
function offerPlace() {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  return prompt
}

it('tells of a newer version in the corner, where it moves nothing, until it is put off', async () => {
  const heard = vi.fn<(event: string) => void>()
  Object.defineProperty(navigator, 'serviceWorker', { value: { addEventListener: heard }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  renderRoutes(
    () => [
      {
        path: '/',
        element: (
          <main>
            <UpdateNotice />
            Jobs
          </main>
        ),
      },
    ],
    { at: '/' },
  )

  const title = await screen.findByText('A newer version of S4 is ready')
  expect(title.closest('[role=status]')).toBeTruthy()
  expect(screen.getByRole('main').textContent).toBe('Jobs')
  await expectNoAxeViolations(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Update now' }))
  expect(heard.mock.calls[0]?.[0]).toBe('controllerchange')
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByText('A newer version of S4 is ready')).toBeNull()
})

it('offers a place on the home screen with the next screen, not under a finger', async () => {
  watchInstallPrompt()
  renderRoutes(() => [{ path: '*', Component: Screen }], { at: seekerLinks.nextShift })
  const prompt = offerPlace()
  expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Jobs' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next shift' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }))

  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull()
})
