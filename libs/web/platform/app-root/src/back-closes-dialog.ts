/** What this needs of the router. */
interface Pages {
  getBlocker: (name: string, isBlocked: (move: { historyAction: string }) => boolean) => unknown
}

/**
 * Back closes the dialog that is open, as Escape does, and stays on the page. It leaves one that can only be answered,
 * with its page: a call for help that counts down is then made at once.
 */
export function backClosesDialog(pages: Pages): void {
  pages.getBlocker('dialog', ({ historyAction }) => {
    const top = [...document.querySelectorAll('[role=dialog][data-open]')].at(-1)
    if (historyAction !== 'POP' || !top || top.matches('[data-required]')) return false
    // Once the address is the page's again: closing may change it.
    addEventListener('popstate', close, { once: true })
    return true
  })
}

const close = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
