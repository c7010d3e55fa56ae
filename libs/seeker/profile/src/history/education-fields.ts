export { EducationDraft } from '@s4/contract'
