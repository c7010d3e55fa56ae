import { useSession } from '@s4/auth-session'
import { seekerLinks, shellLinks } from '@s4/links'
import { useBankDetails, useLicences, useProfile, useRightToWork } from './queries/profile-queries'

interface Need {
  label: string
  /** What to do, verb first. */
  title: string
  why: string
  path: string
  minutes: number
}

/**
 * What accepting work and being paid need besides a complete profile, as far as it is not given
 * (docs/product.md#age-and-papers).
 */
export function useNeedsOfWork(): { left: Need[]; total: number } {
  const { user } = useSession()
  const { dateOfBirth } = useProfile()
  const rightToWork = useRightToWork()
  const licences = useLicences()
  const bank = useBankDetails()
  const needs = [
    {
      label: 'Email address',
      title: 'Verify your email address',
      minutes: 1,
      why: 'Verify it, so that offers reach you.',
      given: user.emailVerified,
      path: shellLinks.verifyEmail,
    },
    {
      label: 'Date of birth',
      title: 'Add your date of birth',
      minutes: 1,
      why: 'You must be 18 or over.',
      given: dateOfBirth !== null,
      path: seekerLinks.editPersonalDetails,
    },
    {
      label: 'Right to work',
      title: 'Add your right to work',
      minutes: 1,
      why: 'You cannot accept work without it. Each company checks it for itself.',
      given: rightToWork !== null && rightToWork.expiry !== 'expired',
      path: seekerLinks.editRightToWork,
    },
    {
      label: 'SIA licence',
      title: 'Add your SIA licence',
      minutes: 1,
      why: 'Most security work needs it; stewarding goes without.',
      given: licences.some(({ kind, expiry }) => kind === 'sia' && expiry !== 'expired'),
      path: seekerLinks.editLicence,
    },
    {
      label: 'Bank account',
      title: 'Add your bank account',
      minutes: 1,
      why: 'Companies pay you there.',
      given: bank !== null,
      path: seekerLinks.bankAccount,
    },
  ]
  return { left: needs.filter(({ given }) => !given), total: needs.length }
}
