import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

interface LongText {
  field: HTMLElement
  limit: number
  /** The button that sends the form. */
  send: string | RegExp
}

/** Pastes one character too many: the field keeps them all, and says how many it takes. */
export async function expectKeptWhole({ field, limit, send }: LongText): Promise<void> {
  const long = 'x'.repeat(limit + 1)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(long)
  await userEvent.click(screen.getByRole('button', { name: send }))

  const message = `Use ${limit} characters or fewer.`
  await expect
    .poll(() =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    )
    .toContain(message)
  expect(field).toHaveProperty('value', long)
}
