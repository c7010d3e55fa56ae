import {
  contract,
  type Contract,
  type Endpoint,
  type OutputOf,
  type Page,
  type ParsedInputOf,
  type Permission,
} from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { PhoneTime } from '@s4/domain/phone-time'
import { routeMethod, routePath, type RouteName } from '@s4/contract/routes'
import type { CommandContext } from '../commands/command-context'
import { runCommand } from '../commands/run-command'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, ActorOf, Admit } from '../actor/actor'
import type { Deps } from '../deps/deps'
import { readFormData } from './form-data'
import { runOnce, actorUid, requestKey } from './idempotency'
import { inputError } from '../failures/send-failures'
import { keptByPhone } from './kept-by-phone'
import { isStorable } from './storable'
import { routeUrl } from './route-url'
import { refuseOtherSites } from '../site-limits/refuse-other-sites'
import { withUploadSlot } from '../limits/upload-slots'

export interface Call<Name extends RouteName> {
  input: ParsedInputOf<Contract[Name]>
  actor: ActorOf<Contract[Name]['requires']>
  request: FastifyRequest
  reply: FastifyReply
  /** The `Idempotency-Key`; null without one. */
  requestKey: string | null
  /** Runs a command as the caller in one transaction. */
  transact<T>(command: (ctx: CommandContext<CommandActor<Name>>) => Promise<T>): Promise<T>
}

/** The admitted caller, or null where the endpoint needs no account. */
type CommandActor<Name extends RouteName> =
  ActorOf<Contract[Name]['requires']> extends infer Who ? (Who extends Actor ? Who : null) : never

export interface Handler {
  name: RouteName
  mount(app: FastifyInstance, deps: Deps, admit: Admit): void
}

interface Options<Name extends RouteName> {
  /** Calls of one network address in a minute, with a counter of its own; `S4_RATE_LIMIT_FACTOR` multiplies it. */
  perMinute?: number
  /** The largest body, where it is less than a megabyte. */
  maxBytes?: number
  /**
   * Answers what needs neither a stored response nor a transaction of its own; null for everything else. It sees to
   * repeated requests itself.
   */
  quickly?: (call: QuickCall<Name>) => Promise<OutputOf<Contract[Name]> | null>
}

export type QuickCall<Name extends RouteName> = Pick<Call<Name>, 'input' | 'actor' | 'requestKey'> & {
  /** Null for a call that no phone kept. */
  happened: PhoneTime | null
}

/**
 * Connects a handler to its endpoint. The handler runs after admission and input parsing, and its result is checked
 * against the contract. Under an `Idempotency-Key` a thrown `ApiError` rolls back what the handler wrote; a returned
 * one commits it, such as the count of wrong PINs.
 */
export function implement<Name extends RouteName>(
  name: Name,
  handle: (call: Call<Name>) => Promise<OutputOf<Contract[Name]> | ApiError>,
  { perMinute, maxBytes, quickly }: Options<Name> = {},
): Handler {
  const endpoint: Endpoint = contract[name]

  return {
    name,
    mount: (app, deps, admit) =>
      app.route({
        method: routeMethod(name),
        url: routeUrl(name),
        ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
        ...(perMinute !== undefined && {
          config: {
            rateLimit: {
              max: () => Math.max(1, Math.round(perMinute * deps.settings.rateLimitFactor)),
              timeWindow: '1 minute',
            },
          },
        }),
        handler: async (request, reply) => {
          const actor = await admit(deps, request, endpoint)
          const answer = async () => {
            const sent = await readInput(endpoint, request)
            if (isPerson(actor))
              await refuseOtherSites(deps.db, actor, { method: request.method, path: routePath(name), input: sent })
            const input = parse(endpoint, sent)
            const kept = keptByPhone(deps, { name, endpoint, actor, input, request })
            const asked = { input, actor, requestKey: requestKey(request) }
            const quick = await quickly?.({ ...asked, happened: kept?.happened ?? null } as QuickCall<Name>)
            if (quick) return toResponseBody(name, quick)
            const run = async () => {
              const answered = await handle({
                ...asked,
                request,
                reply,
                transact: transactAs(deps, request, actor, kept?.happened ?? null),
              } as Call<Name>)
              if (answered instanceof ApiError) return answered
              await kept?.recordTaken()
              return toResponseBody(name, answered)
            }
            const once = () => runOnce(deps, { name, actor, input, request, reply }, run)
            return kept ? once().catch(kept.recordRefusal) : once()
          }
          return endpoint.formData && request.isMultipart()
            ? withUploadSlot(actorUid(actor) ?? request.ip, answer)
            : answer()
        },
      }),
  }
}

const isPerson = (admitted: ActorOf<Permission>): admitted is Actor => admitted !== null && 'siteIds' in admitted

/** An identity without an account has no actor, nor has a member of the staff. */
const transactAs =
  (deps: Deps, { id: requestId }: FastifyRequest, admitted: ActorOf<Permission>, happened: PhoneTime | null) =>
  <T>(command: (ctx: CommandContext) => Promise<T>): Promise<T> => {
    const actor = admitted && 'role' in admitted ? admitted : null
    const staff = admitted && 'staffId' in admitted ? admitted : null
    return runCommand(deps, { actor, staff, requestId, happened }, command)
  }

async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const sent =
    endpoint.formData && request.isMultipart() ? await readFormData(request, endpoint.formData) : (request.body ?? {})
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new ApiError('input.unreadable')
  const params = request.params as Record<string, string>
  const query = request.query as Record<string, unknown>
  return { ...(request.method === 'GET' || request.method === 'DELETE' ? query : sent), ...params }
}

function parse({ input }: Endpoint, raw: unknown): unknown {
  if (!isStorable(raw)) throw new ApiError('input.unreadable')
  const { data, error } = input.safeParse(raw)
  if (error) throw isMalformedId(error) ? new ApiError('record.missing') : inputError(error)
  return data
}

// A malformed id in the path is a 404, as for another person's record.
const isMalformedId = (error: { issues: { path: PropertyKey[]; code: string }[] }) =>
  error.issues.length === 1 && error.issues[0]?.path.join('.') === 'id' && error.issues[0].code === 'invalid_format'

function toResponseBody(name: RouteName, answer: unknown): Record<string, unknown> {
  const endpoint: Endpoint = contract[name]
  const checked = (output: unknown, shape = endpoint.output) => {
    const { data, error } = shape.safeParse(output)
    // Thrown as it is, the failure would blame the input. Paths only: values may be personal.
    if (error)
      throw new Error(`${name} breaks its contract at ${error.issues.map(({ path }) => path.join('.')).join()}`)
    return data
  }
  if (endpoint.paged) {
    const { data, nextCursor, ...beside } = answer as Page<unknown>
    return {
      data: data.map((item) => checked(item)),
      nextCursor,
      ...(endpoint.beside && (checked(beside, endpoint.beside) as Record<string, unknown>)),
    }
  }
  const data = checked(answer)
  const topLevel = endpoint.alsoAtTop?.map((key) => [key, (data as Record<string, unknown>)[key]]) ?? []
  return { ...Object.fromEntries(topLevel), data }
}
