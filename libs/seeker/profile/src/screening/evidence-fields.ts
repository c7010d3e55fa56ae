export { EvidenceDraft } from '@s4/contract'
