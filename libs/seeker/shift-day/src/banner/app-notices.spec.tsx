import { seekerLinks } from '@s4/links'
import { expectNoAxeViolations, renderRoutes } from '@s4/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { AppNotices } from './app-notices'

const phone = vi.hoisted(() => ({
  listeners: new Set<() => void>(),
  isReady: false,
  isOffered: false,
  update: vi.fn(),
}))
vi.mock('./app-on-phone', () => ({
  subscribe: (listener: () => void) => {
    phone.listeners.add(listener)
    return () => phone.listeners.delete(listener)
  },
  isUpdateReady: () => phone.isReady,
  canInstall: () => phone.isOffered,
  update: phone.update,
  watchInstallPrompt: () => undefined,
}))

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

const hear = (news: Partial<typeof phone>) =>
  act(() => {
    Object.assign(phone, news)
    for (const listener of phone.listeners) listener()
  })

it('tells of a newer version in the corner, where it moves nothing, until it is put off', async () => {
  renderRoutes(() => [{ path: '/', Component: Screen }], { at: '/' })
  hear({ isReady: true })

  const title = screen.getByText('A newer version of S4 is ready')
  expect(title.closest('[role=status]')).toBeTruthy()
  expect(screen.getByRole('main').textContent).toBe('JobsNext shift')
  await expectNoAxeViolations(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Update now' }))
  expect(phone.update).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByText('A newer version of S4 is ready')).toBeNull()
})

it('offers a place on the home screen with the next screen, not under a finger', async () => {
  phone.isReady = false
  renderRoutes(() => [{ path: '*', Component: Screen }], { at: seekerLinks.nextShift })
  hear({ isOffered: true })
  expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Jobs' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next shift' }))
  expect(screen.getByRole('button', { name: 'Add it' })).toBeTruthy()
})
