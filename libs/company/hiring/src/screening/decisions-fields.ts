export { DecisionDraft } from '@s4/contract'
