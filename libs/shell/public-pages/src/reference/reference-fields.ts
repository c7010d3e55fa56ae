export { ConfirmedDraft } from '@s4/contract'
