import { PaymentDraft, PaymentsDraft } from '@s4/contract'
import { typedPounds } from './typed-pounds'

export const OneFields = PaymentDraft.extend({ amount: typedPounds })

export const SeveralFields = PaymentsDraft.pick({ paidOn: true })
