import { seekerLinks } from '@s4/links'

/** Where a worker finds a document of theirs. */
export const documentLinks = {
  licence: seekerLinks.editLicence,
  'right-to-work': seekerLinks.editRightToWork,
  certificate: seekerLinks.editCertificates,
} as const
