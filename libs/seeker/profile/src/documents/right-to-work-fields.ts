export { RightToWorkDraft } from '@s4/contract'
