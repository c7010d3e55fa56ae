/** What this needs of the router. */
interface Pages {
  getBlocker: (name: string, isBlocked: (move: { historyAction: string }) => boolean) => unknown
}

/** Back closes the dialog that is open, as Escape does, and stays on the page; what can only be answered stays open. */
export function backClosesDialog(pages: Pages): void {
  pages.getBlocker('dialog', ({ historyAction }) => {
    if (historyAction !== 'POP' || !document.querySelector('[role=dialog][data-open]')) return false
    // Once the address is the page's again: closing may change it.
    addEventListener('popstate', close, { once: true })
    return true
  })
}

const close = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
