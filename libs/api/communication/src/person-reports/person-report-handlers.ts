import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { reportPerson } from './report-person'

/** Workers and companies report one another to S4 (docs/product.md#reported-people). */
export const personReportHandlers = (deps: Deps): Handler[] => [
  implement('personReports.create', async ({ input, actor, request, transact }) => {
    await limit(deps, request, { what: 'ask-support', person: actor.uid })
    await transact((ctx) => reportPerson(ctx, input))
    return { done: true } as const
  }),
]
