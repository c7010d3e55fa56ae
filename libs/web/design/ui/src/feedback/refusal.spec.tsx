import { ApiError } from '@s4/contract/api-error'
import { ThemeProvider } from '@s4/theme'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Refusal } from './refusal'

const show = (failure: ApiError | null) =>
  render(
    <ThemeProvider>
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '/',
            element: (
              <Refusal failure={failure} title="It did not go out">
                What you wrote is still here.
              </Refusal>
            ),
          },
        ])}
      />
    </ThemeProvider>,
  )

describe('a refusal', () => {
  it('says why, what is kept, and leads to the next step', () => {
    show(
      new ApiError('profile.unverified', {
        message: 'Verify your email address first.',
        nextStep: { label: 'Verify your email address', path: '/email-verification' },
      }),
    )

    expect(screen.getByRole('alert').textContent).toMatch(
      /Verify your email address first\.\s+What you wrote is still here\./,
    )
    expect(screen.getByRole('link', { name: 'Verify your email address' }).getAttribute('href')).toBe(
      '/email-verification',
    )
  })

  it('shows the waiting time only after too many attempts', () => {
    show(new ApiError('rate.limited', { status: 429, retryAfterSeconds: 100 }))

    expect(screen.getByRole('alert').textContent).toContain('Try again in 2 min.')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('says what to do when no answer came', () => {
    show(new ApiError('network.error'))

    expect(screen.getByRole('alert').textContent).toContain(
      'Network Error S4 did not answer. Check your signal, then try again.',
    )
  })

  it.each([
    ['there is none', null],
    ['a field says it', new ApiError('input.invalid', { fields: { note: 'Use 500 characters or fewer.' } })],
  ])('is not shown when %s', (_when, failure) => {
    show(failure)

    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('takes the focus in a form, whose answer may stand above what is seen', () => {
  render(
    <ThemeProvider>
      <form aria-label="Job">
        <Refusal failure={new ApiError('job.full', { message: 'Every place is taken.' })} />
      </form>
    </ThemeProvider>,
  )

  expect(document.activeElement?.textContent).toContain('Every place is taken.')
})
