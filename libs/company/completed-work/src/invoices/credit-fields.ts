import { CreditDraft } from '@s4/contract'
import { typedPounds } from '../payments/typed-pounds'

export const CreditFields = CreditDraft.extend({ amount: typedPounds })
