import { reach as endpoints } from '@s4/contract'

export const PhoneNumber = endpoints['reach.savePhone'].input

export const PhoneCode = endpoints['reach.confirmPhone'].input
