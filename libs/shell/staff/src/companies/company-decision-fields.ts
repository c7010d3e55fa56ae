import { staffCompanies } from '@s4/contract'

export const Fields = staffCompanies['staffCompanies.decide'].input.omit({ id: true, before: true })
