export { CertificateDraft } from '@s4/contract'
