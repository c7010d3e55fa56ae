import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusBack } from './use-focus-back'

function Call({ id }: { id: string | undefined }) {
  useFocusBack(id)
  return <main tabIndex={-1}>{id && <button type="button">I am all right</button>}</main>
}

it('goes to the page once a check call that opened over nothing focused is answered', async () => {
  const { rerender } = render(<Call id="22:30" />)
  screen.getByRole('button').focus()

  rerender(<Call id={undefined} />)

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
