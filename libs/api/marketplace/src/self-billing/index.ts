export { endAgreement, markReminded } from './change-agreement'
export { recordAgreement } from './record-agreement'
export {
  agreementInForce,
  agreementsInForce,
  listAgreements,
  RENEWAL_DAYS,
  WAITS_FOR_INVOICE,
} from './self-billing-repository'
