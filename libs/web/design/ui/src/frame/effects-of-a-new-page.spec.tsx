import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PageTitle, ScreenTitleContext } from './page-title'

/** When the effects of a page ran: in the task that drew it, or after it. */
async function orderOf(part: ReactNode): Promise<string[]> {
  // `act` runs all effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const order: string[] = []
  function Page({ children }: { children: ReactNode }) {
    const [, setTitle] = useState({})
    useLayoutEffect(() => queueMicrotask(() => order.push('drawn')), [])
    useEffect(() => void order.push('effects'), [])
    return <ScreenTitleContext value={setTitle}>{children}</ScreenTitleContext>
  }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    root.unmount()
    vi.unstubAllGlobals()
  })
  root.render(<Page>{part}</Page>)
  await vi.waitFor(() => expect(order).toHaveLength(2))
  return order
}

it('a new page with a title of its own runs its effects after the task that draws it', async () => {
  expect(await orderOf(<PageTitle title="Door supervisor" />)).toEqual(['drawn', 'effects'])
})
