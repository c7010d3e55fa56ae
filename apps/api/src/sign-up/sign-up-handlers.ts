import { ApiError } from '@s4/contract/api-error'
import { parsePhone } from '@s4/domain/phone'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { signUp } from './sign-up'

export const signUpHandlers = (deps: Deps) => [
  implement('signUp.create', async ({ input, actor, request, transact }) => {
    await limit(deps, request, { what: 'sign-up', person: actor.uid })
    const phone = parsePhone(input.phone)
    if (!phone.ok) throw new ApiError('input.invalid', { fields: { phone: phone.message } })

    const { identity } = deps
    const known = await identity.lookup(actor.uid)
    return transact((ctx) => signUp(ctx, { ...input, phone: phone.value, identified: actor, known, identity }))
  }),
]
