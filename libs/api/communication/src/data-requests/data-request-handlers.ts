import { ApiError } from '@s4/contract/api-error'
import { dataRequestDue } from '@s4/domain/data-request'
import { localDate } from '@s4/domain/shift-text'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { dataRequestRepository } from './data-request-repository'

/** What people ask by their rights over personal data (docs/uk-rules.md#personal-data). */
export const dataRequestHandlers = (deps: Deps): Handler[] => [
  implement('dataRequests.list', ({ actor: { uid } }) => dataRequestRepository(deps.db, uid).list()),

  implement('dataRequests.create', async ({ input: { kind, words }, actor: { uid }, request, transact }) => {
    await limit(deps, request, { what: 'ask-support', person: uid })
    return transact(async (ctx) => {
      const requests = dataRequestRepository(ctx.tx, uid)
      const receivedOn = localDate(ctx.now.toISOString())
      const dueOn = dataRequestDue(receivedOn, { extended: false })
      const id = await requests.insert({ kind, words, dueOn }, ctx.now)
      if (id !== null)
        await ctx.record({
          action: 'data-request.made',
          subject: { kind: 'data-request', id },
          detail: { kind, dueOn },
          signals: [{ to: [uid], resources: ['dataRequests'] }],
        })
      const made = id === null ? await requests.open(kind) : await requests.find(id)
      if (!made) throw new ApiError('record.changed')
      return made
    })
  }),
]
