import { companyLinks } from '@s4/links'
import { appUrl, type Settings } from '@s4/api-platform/settings'

/** The address of a shift in the company's app. */
export const shiftUrl =
  (settings: Settings) =>
  ({ id, jobId }: { id: string; jobId: string }): string =>
    appUrl(settings, 'company', `${companyLinks.assignedJob(jobId)}?shift=${id}`)
