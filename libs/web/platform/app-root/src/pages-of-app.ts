// oxlint-disable-next-line typescript/triple-slash-reference -- Only where pages are written, not for the whole program.
/// <reference path="./node-parts.d.ts" />
import { AsyncLocalStorage } from 'node:async_hooks'
import { parentPort } from 'node:worker_threads'
import type { FromPageWriter, ToPage, ToPageWriter } from '@s4/contract/page-messages'
import { outliveRejections } from './outlive-rejections'
import { setClock } from './page-clock'
import { pageHtml, type ServerApp } from './page-html'

/** The page that is being written: some parts of it ask the browser where they are and how wide the window is. */
const written = new AsyncLocalStorage<Pick<ToPage, 'url' | 'width'>>()

Object.defineProperties(globalThis, {
  location: { get: () => new URL(written.getStore()?.url ?? 'http://s4') },
  innerWidth: { get: () => written.getStore()?.width },
  // Later versions of Node have these, too; what stands in them here would be shared by all people.
  localStorage: { value: undefined },
  sessionStorage: { value: undefined },
  navigator: { value: undefined },
  matchMedia: { value: (query: string) => ({ matches: isTrueAt(query, written.getStore()?.width ?? 0) }) },
})

/** For queries of the window's width alone; others are taken as not true. */
const isTrueAt = (query: string, width: number): boolean => {
  const [, bound, pixels] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? []
  return bound === 'min' ? width >= Number(pixels) : bound === 'max' && width <= Number(pixels)
}

/** Writes the pages of an app in a thread of its own, so that the server's is free for other requests. */
export function writePages(app: ServerApp): void {
  const port = parentPort
  if (!port) throw new Error('pages are written in a thread of the server')
  const write = pageHtml(app)
  const waiting = new Map<number, (body: unknown) => void>()
  let requests = 0
  const tell = (message: FromPageWriter) => port.postMessage(message)

  outliveRejections((fault) => tell({ fault }))

  port.on('message', (message: ToPageWriter) => {
    if ('request' in message) {
      waiting.get(message.request)?.(message.body)
      waiting.delete(message.request)
      return
    }
    const { page, url, width, now } = message
    setClock(now)
    const answer = (asked: string) =>
      new Promise((resolve) => {
        const request = ++requests
        waiting.set(request, resolve)
        tell({ page, request, url: asked })
      })
    void written
      .run({ url, width }, () => write(url, answer))
      .then(
        (done) => tell({ page, written: done }),
        () => tell({ page, written: null }),
      )
  })
}
