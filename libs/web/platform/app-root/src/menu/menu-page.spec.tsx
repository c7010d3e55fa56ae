import { aSeekerSession, expectNoAxeViolations, renderRoutes } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router-dom'
import { expect, it } from 'vitest'
import { menuRoutes } from './menu-routes'

const menu = {
  path: '/User-UserSidebar',
  completePath: '/edit-personal-details',
  groups: [
    {
      title: 'Work',
      items: [
        { label: 'Jobs', to: '/User-Job', about: 'Find work.', gated: true },
        { label: 'Profile', to: '/User-PersonalDetails', about: 'About you.' },
      ],
    },
  ],
}
const open = (complete: boolean) =>
  renderRoutes(
    [
      {
        element: (
          <main>
            <h1>Menu</h1>
            <Outlet />
          </main>
        ),
        children: menuRoutes(menu),
      },
    ],
    {
      at: '/User-UserSidebar',
      session: aSeekerSession({ profile: { complete, percentage: complete ? 100 : 60, missing: [] } }),
    },
  )

it('links to every screen once the profile is complete', async () => {
  open(true)

  expect(await screen.findByRole('link', { name: 'Jobs' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy()
  await expectNoAxeViolations()
})

it('shows why an item is closed, with a link to the profile', async () => {
  open(false)

  expect((await screen.findByRole('link', { name: 'Complete your profile first' })).getAttribute('href')).toBe(
    '/edit-personal-details',
  )
  expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull()
})

it('asks once before logging out', async () => {
  open(true)

  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))

  expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeTruthy()
})
