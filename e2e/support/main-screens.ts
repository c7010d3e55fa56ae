import { companyLinks, seekerLinks } from '@s4/links'

/** The screens that people use most, for rules about what every screen is built from. */
export const mainScreens = {
  seeker: [
    seekerLinks.jobs,
    seekerLinks.nextShift,
    seekerLinks.assignedWork,
    seekerLinks.completedWork,
    seekerLinks.invoices,
    seekerLinks.profile,
    seekerLinks.editPersonalDetails,
    seekerLinks.support,
  ],
  company: [
    companyLinks.jobs,
    companyLinks.postJob,
    companyLinks.jobsInProgress,
    companyLinks.dueChecks,
    companyLinks.completedJobs,
    companyLinks.findWorker,
    companyLinks.profile,
    companyLinks.rota,
  ],
}
