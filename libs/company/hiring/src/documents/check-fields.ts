export { CheckFindings } from '@s4/contract'
