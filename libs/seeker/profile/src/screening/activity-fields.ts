export { ActivityDraft } from '@s4/contract'
