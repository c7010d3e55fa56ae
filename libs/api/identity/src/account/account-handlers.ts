import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { findAccount } from './find-account'

export const accountHandlers = ({ db }: Deps) => [implement('account.show', ({ actor }) => findAccount(db, actor.uid))]
