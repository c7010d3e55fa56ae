import { parseAccountName, parseAccountNumber, parseRollNumber, parseSortCode } from '@s4/domain/bank'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Before, Instant, Nothing } from '../endpoint/shapes'
import { typed } from '../endpoint/typed'

export const BankDetailsDraft = z.object({
  accountName: typed(parseAccountName),
  sortCode: typed(parseSortCode),
  accountNumber: typed(parseAccountNumber),
  rollNumber: typed(parseRollNumber).default(''),
})

export const BankDetails = z.object({
  accountName: z.string(),
  /** Masked. */
  sortCode: z.string(),
  /** Masked: `****3445`. */
  accountNumber: z.string(),
  rollNumber: z.string(),
  changedAt: Instant,
})
export type BankDetails = z.infer<typeof BankDetails>

export const bankDetails = endpoints({
  'bankDetails.show': {
    summary: 'Where I am paid, masked; `null` until given.',
    requires: 'own-numbers.edit',
    input: Nothing,
    output: BankDetails.nullable(),
  },
  'bankDetails.replace': {
    summary: 'Give or change where I am paid; I am notified by email.',
    requires: 'own-numbers.edit',
    needs: ['recent'],
    input: BankDetailsDraft.extend({ before: Before }),
    output: BankDetails,
  },
})
