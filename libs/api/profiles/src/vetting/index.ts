export { companiesNamed, companiesToVet, companyToVet } from './companies-to-vet'
export { decideCompany, decideDeclaration } from './decide-company'
export {
  isVerified,
  refuseStoppedCompany,
  refuseTooManyAgreed,
  refuseTooManyOffered,
  refuseUnverified,
} from './refuse-unvetted'
export { vettingHandlers } from './vetting-handlers'
