export { TemplateName } from '@s4/contract'
