import { ThemeProvider } from '@s4/theme'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Modal } from './modal'
import { PageRefusals, RefusalsProvider } from './page-refusals'
import { createRefusals } from './refusals'

const VERIFY = {
  message: 'Verify your email address first.',
  nextStep: { label: 'Verify your email address', path: '/email-verification' },
}

function open({ dialog = false } = {}) {
  const refusals = createRefusals()
  const screenWith = (isOpen: boolean) => (
    <ThemeProvider>
      <RefusalsProvider refusals={refusals}>
        <RouterProvider
          router={createMemoryRouter([
            {
              path: '/',
              element: (
                <>
                  <main>
                    <PageRefusals />
                  </main>
                  <Modal open={isOpen} title="Close this job?" onClose={() => undefined} />
                </>
              ),
            },
          ])}
        />
      </RefusalsProvider>
    </ThemeProvider>
  )
  const { rerender } = render(screenWith(dialog))
  return {
    show: (refusal = VERIFY) => act(async () => refusals.show(refusal)),
    closeDialog: () => rerender(screenWith(false)),
  }
}

it('a refused write stands in the page with its next step until it is closed', async () => {
  const { show } = open()
  await show()
  await show()

  const page = within(screen.getByRole('main'))
  expect((await page.findByRole('alert')).textContent).toContain('Verify your email address first.')
  expect(page.getByRole('link', { name: 'Verify your email address' }).getAttribute('href')).toBe('/email-verification')
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(page.queryByRole('alert')).toBeNull()
})

it('a dialog shows it while it is open, and the page after it', async () => {
  const { show, closeDialog } = open({ dialog: true })
  const dialog = await screen.findByRole('dialog', { name: 'Close this job?' })
  await show()

  expect(await within(dialog).findByText('Verify your email address first.')).toBeTruthy()
  expect(screen.getAllByText('Verify your email address first.')).toHaveLength(1)
  closeDialog()
  expect(await within(screen.getByRole('main')).findByText('Verify your email address first.')).toBeTruthy()
})

it('draws nothing again for a new place while nothing was refused', () => {
  const refusals = createRefusals()
  const told = vi.fn()
  refusals.subscribe(told)
  const leave = refusals.enter('page')
  leave()
  expect(told).not.toHaveBeenCalled()
})
