export { GapNoteDraft } from '@s4/contract'
