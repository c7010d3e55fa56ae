import type { Deps } from '@s4/api-platform/deps'
import { implement, type Handler } from '@s4/api-platform/http'
import { companyAnswers } from './company-answers'
import { seekerAnswers } from './seeker-answers'

/** Usual questions, answered from the person's own records. */
export const supportHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('support.answers', ({ actor }) =>
    actor.role === 'Job Seeker' ? seekerAnswers(db, actor, clock.now()) : companyAnswers(db, actor, clock.now()),
  ),
]
