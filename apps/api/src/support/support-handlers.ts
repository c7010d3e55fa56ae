import type { Deps } from '../server/deps'
import { implement, type Handler } from '../server/implement'
import { companyAnswers } from './company-answers'
import { seekerAnswers } from './seeker-answers'

/** Usual questions, answered from the person's own records. */
export const supportHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('support.answers', ({ actor }) => (actor.role === 'Job Seeker' ? seekerAnswers(db, actor, clock.now()) : companyAnswers(db, actor, clock.now()))),
]
