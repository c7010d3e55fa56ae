import { staffDataRequests } from '@s4/contract'

export const AnswerFields = staffDataRequests['staffDataRequests.decide'].input.omit({ id: true })

export const ExtensionFields = staffDataRequests['staffDataRequests.extend'].input.omit({ id: true })
