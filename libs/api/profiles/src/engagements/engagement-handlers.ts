import type { OwnEngagement } from '@s4/contract'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { answerEngagement } from './answer-engagement'
import { proposeEngagement, withdrawProposal } from './propose-engagement'

const done = { done: true } as const

/** How workers work for companies, agreed by both (docs/product.md#own-staff). */
export const engagementHandlers = ({ db }: Deps) => [
  implement('engagements.propose', async ({ input, transact }) => {
    await transact((ctx) => proposeEngagement(ctx, input))
    return done
  }),

  implement('engagements.withdraw', async ({ input, transact }) => {
    await transact((ctx) => withdrawProposal(ctx, input))
    return done
  }),

  implement('engagements.list', ({ actor: { seekerId } }) =>
    db.query<OwnEngagement>(
      `select engagement.id, company_id, company_name, kind, starts_on, status, proposed_at
       from engagement join company on company.id = company_id
       where seeker_id = $1 and status in ('proposed', 'agreed')
       order by status = 'proposed' desc, starts_on desc, proposed_at desc, engagement.id limit 200`,
      [seekerId],
    ),
  ),

  implement('engagements.answer', async ({ input, transact }) => {
    await transact((ctx) => answerEngagement(ctx, input))
    return done
  }),
]
