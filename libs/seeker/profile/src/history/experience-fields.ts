export { ExperienceDraft } from '@s4/contract'
