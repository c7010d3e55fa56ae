import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAssignment } from '../testing/work'
import { WhatHappensNext } from './what-happens-next'

it('keeps the checks of the company as a step when nothing is left to check', () => {
  const awaited = anAssignment({ awaitedChecks: [{ subject: 'right-to-work', refused: false }] })
  const { rerender } = render(<WhatHappensNext assignment={awaited} />)
  screen.getByText(/must check your right to work/)

  rerender(<WhatHappensNext assignment={{ ...awaited, awaitedChecks: [] }} />)

  screen.getByRole('heading', { name: '1. The company checks your documents' })
  screen.getByText('Nothing is left to check.')
})

it('says nothing of checks where none were awaited', () => {
  render(<WhatHappensNext assignment={anAssignment({ awaitedChecks: [] })} />)

  expect(screen.queryByText(/checks your documents/)).toBeNull()
})
