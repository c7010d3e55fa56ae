import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromPageWriter, ToPage, ToPageWriter, WrittenPage } from '@s4/contract/page-messages'
import { withTimeout } from '../outside-services/with-timeout'
import type { Deps } from '../deps'
import type { OwnApp } from './first-screens'

interface Surroundings {
  log: Pick<Deps['log'], 'error'>
  clock: Pick<Deps['clock'], 'now'>
}

/** Answers what a page asks of the API: the body of the response, or null for what is refused. */
type Answer = (url: string) => Promise<unknown>

/** The address of a page, and how wide the window probably is. */
type Opened = Pick<ToPage, 'url' | 'width'>

interface Asked {
  /** What is late gets no more answers, so that the thread is done with it soon. */
  answer: Answer
  finish: (page: WrittenPage | null) => void
}

/** More could not be written in time: they are sent without their HTML at once. */
const MOST_WAITING = 10
/** A page is sent without its HTML when that takes longer. */
const WRITTEN_WITHIN_MS = 800
/** A thread that has not finished a late page after this time will not: it is replaced. */
const HUNG_AFTER_MS = 3000
const MOST_MEMORY_MB = 192

/**
 * Writes pages of both apps as HTML, each app in a thread of its own. Resolves to
 * null where a page is not written: its address leads elsewhere, something in it fails, or too many wait.
 */
export function pageWriters(
  sitesDir: string,
  { log, clock }: Surroundings,
  { writtenWithinMs = WRITTEN_WITHIN_MS, hungAfterMs = HUNG_AFTER_MS } = {},
) {
  const writerOf = (app: OwnApp) =>
    pageWriter(join(sitesDir, `${app}-web`, 'dist', '.server', 'pages-of-app.js'), {
      writtenWithinMs,
      hungAfterMs,
      now: () => clock.now().getTime(),
      tellOf: (fault) => log.error({ app, fault }, 'something failed while pages were written'),
    })
  const writers = { seeker: writerOf('seeker'), company: writerOf('company') }
  return {
    write: async (app: OwnApp, opened: Opened, answer: Answer): Promise<WrittenPage | null> =>
      writers[app].write(opened, answer),
    close: async (): Promise<void> => void (await Promise.all(Object.values(writers).map(({ close }) => close()))),
  }
}

interface Limits extends Record<'writtenWithinMs' | 'hungAfterMs', number> {
  now: () => number
  tellOf: (fault: string) => void
}

function pageWriter(file: string, { writtenWithinMs, hungAfterMs, now, tellOf }: Limits) {
  const pages = new Map<number, Asked>()
  let count = 0
  let thread: Worker | null = null

  const start = (): Worker => {
    const started = new Worker(file, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } })
    started.unref()
    const end = () => {
      if (thread !== started) return
      thread = null
      for (const { finish } of pages.values()) finish(null)
      pages.clear()
    }
    started.on('message', (message: FromPageWriter) => {
      if ('fault' in message) return tellOf(message.fault)
      const asked = pages.get(message.page)
      if ('written' in message) {
        pages.delete(message.page)
        return asked?.finish(message.written)
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      const tell = (body: unknown) => started.postMessage({ request: message.request, body } satisfies ToPageWriter)
      void (asked?.answer(message.url) ?? Promise.resolve(null)).then(tell, () => tell(null))
    })
    started.on('error', end).on('exit', end)
    return started
  }

  /** A late page takes a place until the thread is done with it; a thread that never is ends. */
  const dropLate = (page: number, writer: Worker): void => {
    const late = pages.get(page)
    if (!late) return
    pages.set(page, { ...late, answer: async () => null })
    setTimeout(() => pages.has(page) && void writer.terminate(), hungAfterMs).unref()
  }

  // Begun before the first page wants it, because that takes a moment.
  const isBuilt = existsSync(file)
  if (isBuilt) thread = start()

  return {
    write: (opened: Opened, answer: Answer): Promise<WrittenPage | null> => {
      if (pages.size >= MOST_WAITING || !isBuilt) return Promise.resolve(null)
      const page = ++count
      const written = new Promise<WrittenPage | null>((finish) => pages.set(page, { answer, finish }))
      const writer = (thread ??= start())
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      writer.postMessage({ page, now: now(), ...opened } satisfies ToPageWriter)
      return withTimeout(written, writtenWithinMs).finally(() => dropLate(page, writer))
    },
    close: async () => void (await thread?.terminate()),
  }
}
