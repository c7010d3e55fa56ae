export { endAgreement, markReminded } from './change-agreement'
export { acceptTerms, showTerms } from './company-acceptance'
export { removeOldAgreements } from './remove-old-agreements'
export { recordAgreement } from './record-agreement'
export {
  agreementInForce,
  agreementsInForce,
  CANCELLATION_WAITS,
  inForce,
  listAgreements,
  RENEWAL_DAYS,
  EXPENSES_WAIT,
  WAITS_FOR_INVOICE,
} from './self-billing-repository'
