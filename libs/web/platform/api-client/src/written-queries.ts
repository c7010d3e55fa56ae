import { pinsIn } from '@s4/contract/page-messages'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * What a query read while the server wrote the page: at an address the answer that the document has of it, at several
 * the pages of a list, and what the query made of it besides.
 */
export interface WrittenQuery {
  key: QueryKey
  from?: string
  pages?: string[]
  data?: unknown
  /** It does more than ask, or was written without a PIN: it runs once more in the browser. */
  runsOnceMore?: true
}

interface WrittenQueries {
  queries: WrittenQuery[]
  /** Addresses of answers that are not for the document. */
  leftOut: string[]
}

/**
 * What a page shows, for its document, which has each of the answers once. A PIN is in it only where the page shows it,
 * and then in the answer that is read.
 */
export function writtenQueries(
  queryClient: QueryClient,
  { answers, html }: { answers: ReadonlyMap<string, unknown>; html: string },
): WrittenQueries {
  const words = new Set(html.split(/\W+/))
  const withPin = [...answers].filter(([, answer]) => pinsIn(answer).length > 0)
  const isHidden = (pin: string) => !words.has(pin)
  const hidden = new Set(withPin.filter(([, answer]) => pinsIn(answer).some(isHidden)).map(([url]) => url))
  const addressIn = addressesOf([...answers].filter(([url]) => !hidden.has(url)))

  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state, meta }): WrittenQuery => {
      const lacksPin = pinsIn(state.data).some(isHidden)
      const runsOnceMore = lacksPin || meta?.['asItCame'] !== true
      const found = lacksPin ? { data: withoutPins(state.data, isHidden) } : addressIn(state.data)
      return { key: queryKey, ...found, ...(runsOnceMore && { runsOnceMore }) }
    })
  const read = new Set(queries.flatMap(({ from, pages = [] }) => [from, ...pages]))
  return { queries, leftOut: withPin.map(([url]) => url).filter((url) => !read.has(url)) }
}

/** Where what a query holds stands among the answers; what stands in none is written as it is. */
function addressesOf(answers: readonly (readonly [url: string, answer: unknown])[]) {
  const sources = answers.map(([url, answer]) => ({ url, part: partOf(answer) }))
  const urlOf = (data: unknown) => isObject(data) && sources.find(({ part }) => part === data)?.url

  return (data: unknown): Pick<WrittenQuery, 'from' | 'pages' | 'data'> => {
    const from = urlOf(data)
    if (from) return { from }
    if (!isObject(data)) return { data }
    if (Array.isArray(data['pages'])) {
      const pages = data['pages'].map(urlOf).filter((url) => typeof url === 'string')
      if (pages.length === data['pages'].length) return { pages, data: { ...data, pages: undefined } }
    }
    const copied = sources.find(({ part }) => isObject(part) && !Array.isArray(part) && isCopied(part, data))
    if (!copied || !isObject(copied.part)) return { data }
    const { part } = copied
    return { from: copied.url, data: Object.fromEntries(Object.entries(data).filter(([key]) => !(key in part))) }
  }
}

/** Whether all of an answer stands in what a query made of it, lists and records untouched. */
const isCopied = (part: Fields, data: Fields): boolean =>
  Object.values(part).some(isObject) && Object.entries(part).every(([key, value]) => data[key] === value)

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const withoutPins = (data: unknown, isHidden: (pin: string) => boolean): unknown =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    key === 'pin' && typeof value === 'string' && isHidden(value) ? null : value,
  )

/** As `api.call` takes it from the answer. */
const partOf = (answer: unknown): unknown => (isObject(answer) && !('nextCursor' in answer) ? answer['data'] : answer)

/** Reads them into the cache, so that the app shows the same from the start. */
export function readWrittenQueries(queryClient: QueryClient, answerAt: (url: string) => unknown): void {
  const written: WrittenQuery[] = JSON.parse(document.getElementById('queries')?.textContent ?? '[]')
  const partAt = (url: string) => partOf(answerAt(url))
  for (const { key, from, pages, data, runsOnceMore } of written) {
    const more = isObject(data) ? data : {}
    const read = pages ? { ...more, pages: pages.map(partAt) } : from ? joined(partAt(from), data) : data
    queryClient.setQueryData(key, read, { updatedAt: runsOnceMore ? 1 : Date.now() })
  }
}

const joined = (part: unknown, more: unknown) => (isObject(part) && isObject(more) ? { ...part, ...more } : part)

/** Reads what a page that was written asks for besides; false when there was nothing. */
export async function readWaiting(queryClient: QueryClient): Promise<boolean> {
  const waiting = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && !('enabled' in options && options.enabled === false))
  await Promise.all(waiting.map((query) => query.fetch().catch(() => undefined)))
  return waiting.length > 0
}
