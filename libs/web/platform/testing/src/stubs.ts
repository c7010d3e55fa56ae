import { contract, type Contract, type Endpoint, type ParsedInputOf } from '@s4/contract'
import { type FieldMessages, ApiError, type FailureBody, type FailureCode } from '@s4/contract/api-error'
import { failureSentence, failureStatus } from '@s4/contract/failure-catalogue'
import { routeMethod, routePath, type RouteName, type RouteOutput } from '@s4/contract/routes'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { z } from 'zod'

interface StubbedRequest<Name extends RouteName> {
  input: ParsedInputOf<Contract[Name]>
  request: Request
}

type StubbedOutput<Name extends RouteName> =
  RouteOutput<Name> | ((asked: StubbedRequest<Name>) => RouteOutput<Name> | Promise<RouteOutput<Name>>)

interface Options {
  /** Answers the first call only; the stub before it answers the next. */
  once?: boolean
  /** Answers only then. */
  after?: Promise<unknown>
}

/** Stubs an endpoint; input and output are both checked against the contract. */
export function reply<Name extends RouteName>(name: Name, answer: StubbedOutput<Name>, options: Options = {}) {
  if (typeof answer === 'function') {
    return stub(name, options, async (asked) => HttpResponse.json(responseBody(contract[name], await answer(asked))))
  }
  const body = responseBody(contract[name], answer)
  return stub(name, options, () => HttpResponse.json(body))
}

/** Stubs a refusal; `fields` are messages by field. Pass a `ApiError` to add facts. */
export function reject(
  name: RouteName,
  why: FailureCode | ApiError,
  fields: FieldMessages = {},
  options: Options = {},
) {
  return stub(name, options, () => failureResponse(why instanceof ApiError ? why : new ApiError(why, { fields })))
}

/** Stubs a request that never arrives, shown as Network Error. */
export const noAnswer = (name: RouteName, options: Options = {}) => stub(name, options, () => HttpResponse.error())

function stub<Name extends RouteName>(
  name: Name,
  { once = false, after }: Options,
  respond: (asked: StubbedRequest<Name>) => Response | Promise<Response>,
) {
  const address = `*/api${routePath(name).replaceAll(/\{(\w+)\}/g, ':$1')}`
  const on = verbs[routeMethod(name)] ?? http.all
  return on(
    address,
    async ({ request, params }) => {
      await after
      const parsed = contract[name].input.safeParse({ ...(await readInput(request)), ...params })
      if (!parsed.success)
        return failureResponse(new ApiError('input.invalid', { fields: fieldMessages(parsed.error) }))
      // Parsed by the contract's schema above.
      return respond({ input: parsed.data as StubbedRequest<Name>['input'], request })
    },
    { once },
  )
}

const verbs: Record<string, typeof http.get> = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
}

async function readInput(request: Request): Promise<Record<string, unknown>> {
  if (['GET', 'DELETE'].includes(request.method)) return Object.fromEntries(new URL(request.url).searchParams)
  if (request.headers.get('content-type')?.startsWith('multipart/')) return textsIn(await request.clone().formData())
  const sent = await request.clone().text()
  return sent ? JSON.parse(sent) : {}
}

/** Without files, which are not part of a contract's input. */
const textsIn = (form: FormData) => Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))

/** Throws when the stubbed output does not match the contract. */
function responseBody({ output, paged, beside, alsoAtTop = [] }: Endpoint, answer: unknown): JsonBodyType {
  const page = z.object({ data: z.array(output), nextCursor: z.string().nullable(), ...beside?.shape })
  if (paged) return page.parse(answer) as JsonBodyType
  const parsed = z.object({ data: output }).parse({ data: answer }) as { data: Record<string, JsonBodyType> }
  return { ...Object.fromEntries(alsoAtTop.map((key) => [key, parsed.data[key]])), ...parsed }
}

function failureResponse(failure: ApiError) {
  const { code, fields, facts, nextStep } = failure
  const status = failureStatus(code)
  const message = failure.message === code ? failureSentence(code) : failure.message
  const body: FailureBody = {
    type: 'about:blank',
    title: message,
    status,
    code,
    detail: message,
    fields,
    facts,
    ...(nextStep && { nextStep }),
  }
  return HttpResponse.json({ ...body }, { status, headers: { 'content-type': 'application/problem+json' } })
}

const fieldMessages = ({ issues }: z.ZodError): FieldMessages =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
