import { apiLinks } from '@s4/links'
import { ApiError, type FailureBody } from '@s4/contract/api-error'
import { CONTRACT_HEADER, CONTRACT_VERSION } from '@s4/contract/contract-version'
import { methodAndPath, type RouteTable } from '@s4/contract/route-table'
import type { RouteInput, RouteName, RouteOutput } from '@s4/contract/routes'
import type { FilePurpose } from '@s4/contract'
import type { Sending } from './post-form'
import { traceParent } from './trace-parent'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** Of queries that do nothing but ask: what the server read for a page need not be read once more. */
const asItCame = { asItCame: true }

const MAX_BYTES = 10 * 1024 * 1024

interface ApiOptions {
  /** The endpoints that this app calls, or those of its first screens. */
  endpoints: RouteTable
  /** All of them, loaded with the first call of one that is not in `endpoints`. */
  moreEndpoints?: () => Promise<RouteTable>
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** The id of the person this page shows; sent as `firebase-id`. */
  uid: () => string | null
  /** The company this page shows; sent as `company-id`. */
  companyId?: () => string | null
  /** Called with every failure whose code starts with `session.`, and when this page is too old. */
  onSessionFailure?: (failure: ApiError) => void
}

interface CallOptions {
  signal?: AbortSignal
  /**
   * Sends the same `Idempotency-Key` again while the first attempt has no known result, so that one press writes once.
   */
  idempotent?: boolean
  /** The token of one assignment, valid longer than the session. */
  shiftToken?: string
  /** Leaves `firebase-id` out, so that the call also works for another person's session or for none. */
  anonymous?: boolean
  /** A new Firebase ID token, for somebody without a session. */
  idToken?: string
  /** More headers of one call. */
  headers?: Record<string, string>
}

interface Asked {
  method: string
  url: string
  body: string | undefined
  /** What a repetition has in common with it. */
  action: string
  options: CallOptions
}

export type PagedRoute = {
  [Name in RouteName]: RouteOutput<Name> extends { nextCursor: string | null } ? Name : never
}[RouteName]

export type Api = ReturnType<typeof createApi>

export function createApi({
  endpoints,
  moreEndpoints,
  fetch: send = (...request) => globalThis.fetch(...request),
  uid,
  companyId = () => null,
  onSessionFailure,
}: ApiOptions) {
  /** Idempotency keys of writes whose result is not known yet. */
  const keys = new Map<string, string>()
  /** Those on their way: a second press of the same shares the answer of the first. */
  const onTheWay = new Map<string, Promise<unknown>>()

  const find = async (name: RouteName) => methodAndPath(name in endpoints ? endpoints : await loadEndpoints(), name)
  const loadEndpoints = async () => {
    try {
      return (await moreEndpoints?.()) ?? endpoints
    } catch {
      throw new ApiError('network.error')
    }
  }

  /**
   * Resolves to the data (a page for a paged list); rejects with an `ApiError`, `network.error` when no answer came.
   */
  async function call<Name extends RouteName>(
    name: Name,
    input: RouteInput<Name>,
    options: CallOptions = {},
  ): Promise<RouteOutput<Name>> {
    const { method, path } = await find(name)
    const { url, body } = requestFor(method, path, input)
    const action = `${url} ${body}`
    if (!options.idempotent) return ask({ method, url, body, action, options })
    keys.set(action, keys.get(action) ?? crypto.randomUUID())
    const asked =
      (onTheWay.get(action) as Promise<RouteOutput<Name>> | undefined) ??
      ask<Name>({ method, url, body, action, options })
    onTheWay.set(action, asked)
    return asked.finally(() => onTheWay.delete(action))
  }

  async function ask<Name extends RouteName>({
    method,
    url,
    body,
    action,
    options,
  }: Asked): Promise<RouteOutput<Name>> {
    const response = await sendRequest(() =>
      send(url, {
        method,
        headers: {
          ...headersFor(method, body, options.anonymous ? null : uid(), options, keys.get(action)),
          ...pageCompany(options),
          ...options.headers,
        },
        body: body ?? null,
        signal: options.signal ?? null,
      }),
    )
    const answer = await readJson(response)
    if (response.status < 500 && answer.code !== 'request.in-progress') keys.delete(action)
    if (!response.ok) throw reportSessionFailure(parseFailure(answer, response))
    return (isPage(answer) ? answer : answer.data) as RouteOutput<Name>
  }

  const pageCompany = ({ anonymous }: CallOptions): Record<string, string> => {
    const company = anonymous ? null : companyId()
    return company === null ? {} : { 'company-id': company }
  }

  const reportSessionFailure = (failure: ApiError) => {
    if (failure.code.startsWith('session.') || failure.code === 'app.outdated') onSessionFailure?.(failure)
    return failure
  }

  /** Sends a file of up to 10 MB; the returned `id` is stored in the record that shows the file. */
  async function upload(
    file: File,
    purpose: FilePurpose,
    options: Pick<CallOptions, 'shiftToken'> & Sending = {},
  ): Promise<RouteOutput<'files.create'>> {
    return (await sendForm(apiLinks.files, file, { purpose, ...options })) as RouteOutput<'files.create'>
  }

  /** Sends one file of up to 10 MB to an endpoint that takes a form with nothing else. */
  const sendFile = async <Name extends RouteName>(
    name: Name,
    file: File,
    sending: Sending = {},
  ): Promise<RouteOutput<Name>> =>
    (await sendForm(`${apiLinks.root}${(await find(name)).path}`, file, sending)) as RouteOutput<Name>

  async function sendForm(
    url: string,
    file: File,
    { purpose, shiftToken, ...sending }: Pick<CallOptions, 'shiftToken'> & Sending & { purpose?: FilePurpose },
  ): Promise<unknown> {
    // Checked here so that a phone does not upload ten megabytes for a refusal.
    if (file.size > MAX_BYTES) throw new ApiError('file.too-large')
    const form = new FormData()
    if (purpose) form.set('purpose', purpose)
    form.set('file', file)
    const headers = {
      ...headersFor('POST', undefined, uid(), shiftToken ? { shiftToken } : {}),
      ...pageCompany({}),
    }
    const response = await sendRequest(async () => (await import('./post-form')).postForm(url, headers, form, sending))
    const answer = await readJson(response)
    if (!response.ok) throw reportSessionFailure(parseFailure(answer, response))
    return answer.data
  }

  return {
    call,
    uid,
    sendFile,
    upload,
    query: <Name extends RouteName>(name: Name, input: RouteInput<Name>) =>
      queryOptions({
        queryKey: [...name.split('.'), input],
        queryFn: ({ signal }) => call(name, input, { signal }),
        meta: asItCame,
      }),
    /** The pages of a list read so far. `anonymous` reads it as somebody who is not signed in. */
    pages: <Name extends PagedRoute>(name: Name, input: RouteInput<Name>, anonymous = false) =>
      infiniteQueryOptions({
        queryKey: [...name.split('.'), 'pages', input, anonymous],
        queryFn: ({ pageParam, signal }) =>
          call(name, { ...input, ...(pageParam && { cursor: pageParam }) }, { signal, anonymous }),
        meta: asItCame,
        initialPageParam: null as string | null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      }),
  }
}

function requestFor(method: string, template: string, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    delete rest[key]
    return encodeURIComponent(String(input[key]))
  })
  if (!['GET', 'DELETE'].includes(method)) return { url: `${apiLinks.root}${path}`, body: JSON.stringify(rest) }

  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined && value !== null) query.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  return { url: `${apiLinks.root}${path}${query.size > 0 ? `?${query.toString()}` : ''}`, body: undefined }
}

function headersFor(
  method: string,
  body: string | undefined,
  uid: string | null,
  { shiftToken, idToken }: CallOptions,
  key?: string,
): Record<string, string> {
  const xsrf = method === 'GET' ? undefined : /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return {
    [CONTRACT_HEADER]: String(CONTRACT_VERSION),
    traceparent: traceParent(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(uid !== null && { 'firebase-id': uid }),
    ...(xsrf && { 'x-xsrf-token': xsrf }),
    ...(key && { 'idempotency-key': key }),
    ...(shiftToken && { 'shift-token': shiftToken }),
    ...(idToken && { authorization: `Bearer ${idToken}` }),
  }
}

async function sendRequest(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('network.error')
  }
}

interface ResponseBody {
  data?: unknown
  nextCursor?: string | null
}

const isPage = (answer: ResponseBody) => 'nextCursor' in answer

/** An empty object when the response is not JSON, such as an error page of a proxy. */
async function readJson(response: Response): Promise<ResponseBody & Partial<FailureBody>> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? body : {}
}

/** A failure as the server words it in the body of its response. */
export function failureFrom(
  { code, detail, fields, facts, nextStep }: Partial<FailureBody>,
  status: number,
  after = 0,
): ApiError {
  if (!code || !detail) return new ApiError(status >= 500 ? 'server.busy' : 'server.failed')
  return new ApiError(code, {
    message: detail,
    status,
    ...(fields && { fields }),
    ...(facts && { facts }),
    ...(nextStep && { nextStep }),
    ...(after > 0 && { retryAfterSeconds: after }),
  })
}

const parseFailure = (body: Partial<FailureBody>, { status, headers }: Response): ApiError =>
  failureFrom(body, status, Number(headers.get('retry-after')))
