export { DeclarationDraft } from '@s4/contract'
