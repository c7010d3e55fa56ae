import { type Handler, implement } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { acceptSubstitution } from './accept-substitution'
import { showSubstitution } from './show-substitution'
import { startSubstitution } from './start-substitution'

export const substitutionHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('substitutions.start', ({ input: { id }, transact }) =>
    transact(async (ctx) => ({ secret: await startSubstitution(ctx, id) })),
  ),
  implement('substitutions.show', ({ input: { secret }, actor: { seekerId } }) =>
    showSubstitution(db, { secret, seekerId, now: clock.now() }),
  ),
  implement('substitutions.accept', ({ input, transact }) =>
    transact(async (ctx) => ({ assignmentId: await acceptSubstitution(ctx, input) })),
  ),
]
