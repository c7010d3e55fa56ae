import { staffCompanies } from '@s4/contract'

export const Fields = staffCompanies['staffCompanies.decideDeclaration'].input.omit({ id: true, declarationId: true })
