import { routes } from '@s4/contract/routes'
import { ApiError } from '@s4/contract/api-error'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createApi } from './api'
import { ApiProvider } from './api-context'
import { removeDrafts } from './drafts'
import { useContractForm } from './forms'

const Details = z.object({ fullname: z.string(), postcode: z.string(), password: z.string(), sortCode: z.string() })

interface DetailsFormProps {
  failure: ApiError | null
  about?: string
}

function DetailsForm({ failure, about }: DetailsFormProps) {
  const {
    field,
    formProps: { restored, notLoaded: _, ...formProps },
  } = useContractForm({
    schema: () => Promise.resolve(Details),
    defaultValues: { fullname: '', postcode: '', password: '', sortCode: '' },
    failure,
    ...(about && { keepsDraft: about }),
    onSubmit: () => undefined,
  })
  return (
    <form {...formProps}>
      {restored && (
        <button type="button" onClick={restored.onDiscard}>
          Discard
        </button>
      )}
      {(['fullname', 'postcode', 'password', 'sortCode'] as const).map((name) => {
        const { error: _, ...props } = field(name)
        return <input key={name} aria-label={name} {...props} />
      })}
      <button type="submit">Save</button>
    </form>
  )
}

const draftScreen = (uid: string, props: DetailsFormProps) => (
  <ApiProvider api={createApi({ endpoints: routes, uid: () => uid })}>
    <DetailsForm {...props} />
  </ApiProvider>
)
const open = (uid = 'ada', props: DetailsFormProps = { failure: null }) => render(draftScreen(uid, props))
const fieldValue = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value
const stored = () =>
  Object.entries({ ...sessionStorage })
    .map(([key, text]) => `${key} ${text}`)
    .join('\n')

/** Simulates a reload: the page is gone without cleanup, and storage stays. */
function reload(uid = 'ada', props?: DetailsFormProps) {
  const kept = Object.entries({ ...sessionStorage })
  cleanup()
  for (const [key, text] of kept) sessionStorage.setItem(key, String(text))
  open(uid, props)
}

async function fillIn() {
  for (const [name, text] of [
    ['fullname', 'Ada Byron'],
    ['postcode', 'LS1 4DY'],
    ['password', 'three random words'],
    ['sortCode', '20-00-00'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(name), text)
  }
  await waitFor(() => expect(stored()).toContain('LS1 4DY'))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('what was typed', () => {
  it('is restored after a reload, except secrets', async () => {
    open()
    await fillIn()

    expect(stored()).not.toMatch(/three random words|20-00-00/)
    reload()

    expect(['fullname', 'postcode', 'password', 'sortCode'].map(fieldValue)).toEqual(['Ada Byron', 'LS1 4DY', '', ''])
  })

  it.each([
    ['reloaded', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'hidden, and never shown again',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('is kept to the last letter when the page is %s', async (_what, leave) => {
    open()
    await userEvent.type(screen.getByLabelText('fullname'), 'Ada')

    leave()

    expect(stored()).toContain('"fullname":"Ada"')
    reload()
    expect(fieldValue('fullname')).toBe('Ada')
  })

  it('that is already kept is not written again when the page goes', async () => {
    open()
    await fillIn()
    sessionStorage.clear()

    window.dispatchEvent(new Event('pagehide'))

    expect(stored()).toBe('')
  })

  it('is not said to be restored when only a secret was typed', async () => {
    open()
    await userEvent.type(screen.getByLabelText('sortCode'), '12-34-56')
    await waitFor(() => expect(stored()).toContain('fullname'))

    reload()

    expect(fieldValue('sortCode')).toBe('')
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  })

  it('about one record is not shown for another one', async () => {
    open('ada', { failure: null, about: 'credit:1' })
    await fillIn()
    reload('ada', { failure: null, about: 'credit:2' })
    expect(fieldValue('fullname')).toBe('')

    reload('ada', { failure: null, about: 'credit:1' })
    expect(fieldValue('fullname')).toBe('Ada Byron')
  })

  it('can be discarded, for good', async () => {
    open()
    await fillIn()
    reload()

    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))

    expect(fieldValue('fullname')).toBe('')
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
    reload()
    expect(fieldValue('fullname')).toBe('')
  })

  it('is not shown to somebody else', async () => {
    open()
    await fillIn()

    reload('ben')

    expect(fieldValue('fullname')).toBe('')
  })

  it('is removed when sent, and stored again when refused', async () => {
    const { rerender } = open()
    await fillIn()

    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(stored()).toBe(''))
    rerender(draftScreen('ada', { failure: new ApiError('network.error') }))

    await waitFor(() => expect(stored()).toContain('LS1 4DY'))
  })

  it('is removed when the form is left', async () => {
    const { unmount } = open()
    await fillIn()

    unmount()

    expect(stored()).toBe('')
  })

  it('is removed on sign-out, and restored after an expired session', async () => {
    open()
    await fillIn()

    removeDrafts('ada')
    expect(stored()).toContain('LS1 4DY')
    removeDrafts()

    expect(stored()).toBe('')
  })

  it('of another version of the form is ignored', () => {
    sessionStorage.setItem(`draft:ada:${location.pathname}:fullname,password,postcode,sortCode`, '[1,2')

    open()

    expect(fieldValue('fullname')).toBe('')
  })
})
