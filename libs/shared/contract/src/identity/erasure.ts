import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Instant, Nothing } from '../endpoint/shapes'
import { Account } from './account'

export const erasure = endpoints({
  'erasure.cancel': {
    summary: 'Take back an erasure within its grace period.',
    requires: 'account.create',
    input: Nothing,
    output: Account,
  },
  'erasure.request': {
    summary: 'Close the account now and erase it after the grace period.',
    requires: 'account.manage',
    needs: ['recent'],
    input: Nothing,
    output: z.object({ eraseAt: Instant, kept: z.array(z.string()) }),
  },
})
