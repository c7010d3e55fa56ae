import type { BrowserContext, Page } from '@playwright/test'

/** Replaces Google's api.js, which passes calls between the page and the provider's hidden frame. */
const script = `(() => {
  const handlers = {}, waiting = {}, replies = {}
  let ready
  const opened = new Promise((resolve) => { ready = resolve })
  const answer = async ({ id, name, payload }, source) => {
    if (!handlers[name]) return (waiting[name] ??= []).push([{ id, name, payload }, source])
    source.postMessage({ standIn: 'reply', id, result: await handlers[name](payload) }, '*')
  }
  addEventListener('message', ({ data, source }) => {
    if (data?.standIn === 'ready') ready()
    if (data?.standIn === 'call') void answer(data, source)
    // As in Google's own script, an exception of the callback is dropped; the SDK's callback throws one.
    if (data?.standIn === 'reply') try { replies[data.id]?.([data.result]) } catch {}
  })
  const to = (other) => ({
    register: (name, handle) => {
      handlers[name] = handle
      for (const [call, source] of waiting[name] ?? []) void answer(call, source)
    },
    send: (name, payload, done) => {
      const id = Math.random()
      replies[id] = done
      other().postMessage({ standIn: 'call', id, name, payload }, '*')
    },
    ping: (done) => opened.then(() => { done?.(); return [] }),
    restyle: async () => [],
  })
  const open = ({ url, where }, done) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.src = url
    where.append(frame)
    return done(to(() => frame.contentWindow))
  }
  window.gapi = {
    load: (_name, { callback }) => { callback(); if (parent !== window) parent.postMessage({ standIn: 'ready' }, '*') },
    iframes: {
      Iframe: class {},
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open, getParentIframe: () => to(() => parent) }),
    },
  }
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload'
  window[onload]?.()
})()`

/** Serves the replacement of Google's script and blocks the styles of the provider's window. */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort())
}

/** Signs in as a new Google account in the provider's window. */
export async function chooseGoogleAccount(popup: Page, email: string): Promise<void> {
  await popup.getByText('Add new account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#sign-in').click()
}
