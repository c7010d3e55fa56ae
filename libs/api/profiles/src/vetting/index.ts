export { companiesNamed, companiesToVet, companyToVet } from './companies-to-vet'
export { decideCompany, decideDeclaration } from './decide-company'
export { refuseStoppedCompany, refuseTooManyUnverified, refuseUnverified } from './refuse-unvetted'
export { vettingHandlers } from './vetting-handlers'
