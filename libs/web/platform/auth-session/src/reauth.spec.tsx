import { ApiError } from '@s4/contract/api-error'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ReauthProvider, useReauth } from './reauth'

function Reveal({ call }: { call: () => Promise<string> }) {
  const withRecentSignIn = useReauth()
  const [said, setSaid] = useState('')
  const press = () => withRecentSignIn(call).then(setSaid, (error: ApiError) => setSaid(error.code))
  return (
    <button type="button" onClick={() => void press()}>
      {said || 'Show'}
    </button>
  )
}

/** Refuses until the person has confirmed who they are. */
const guarded = (proven: () => boolean) => () =>
  proven() ? Promise.resolve('22345 67890') : Promise.reject(new ApiError('session.recent-sign-in-needed'))

it('a call that needs a recent sign-in is repeated once the person has confirmed who they are', async () => {
  let proven = false
  const prove = () => Promise.resolve((proven = true))
  render(
    <ReauthProvider prove={prove}>
      <Reveal call={guarded(() => proven)} />
    </ReauthProvider>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(await screen.findByText('22345 67890')).toBeTruthy()
})

it('rejects when they decline', async () => {
  render(
    <ReauthProvider prove={() => Promise.resolve(false)}>
      <Reveal call={guarded(() => false)} />
    </ReauthProvider>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(await screen.findByText('session.recent-sign-in-needed')).toBeTruthy()
})

it('does not ask for other refusals', async () => {
  const asked: string[] = []
  const prove = () => Promise.resolve(asked.push('asked') > 0)
  render(
    <ReauthProvider prove={prove}>
      <Reveal call={() => Promise.reject(new ApiError('record.missing'))} />
    </ReauthProvider>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(await screen.findByText('record.missing')).toBeTruthy()
  expect(asked).toEqual([])
})
