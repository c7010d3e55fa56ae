import { InvitationFields } from '@s4/contract'

export const Fields = InvitationFields.pick({ name: true, email: true })
