import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { accountOf } from './account-of'

export const accountHandlers = ({ db }: Deps) => [implement('account.show', ({ actor }) => accountOf(db, actor.uid))]
