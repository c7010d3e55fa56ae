import { staffDisputes } from '@s4/contract'

export const DecisionFields = staffDisputes['staffDisputes.decideAppeal'].input.omit({ id: true })
