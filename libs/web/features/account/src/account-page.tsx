import { companyLinks, seekerLinks, shellLinks } from '@s4/links'
import { appUrl, useSession } from '@s4/auth-session'
import { Columns, ExternalLink, Page, Section, StatusBadge, Text, TextLink } from '@s4/ui'
import type { ComponentProps } from 'react'
import { useAccount } from './account-queries'
import { ChangeEmailForm } from './change-email-form'
import { ChangePasswordForm } from './change-password-form'
import { DataRights } from './data-rights'
import { DeviceList } from './device-list'
import { EraseAccount } from './erase-account'
import { ExportEverything } from './export-everything'

export function AccountPage() {
  const { keptOnErasure } = useAccount()
  const { email, emailVerified } = useSession().user

  return (
    <Page>
      <Columns asideLabel="Your data" aside={<YourData kept={keptOnErasure} />}>
        <Section title="Email address">
          <Text>
            {email}{' '}
            <StatusBadge tone={emailVerified ? 'success' : 'warning'}>
              {emailVerified ? 'Verified' : 'Not verified'}
            </StatusBadge>
          </Text>
          <ChangeEmailForm current={email} />
          <EmailChoices />
        </Section>
        <Section title="Password">
          <Text tone="muted">
            If you sign in with Google or by a link, you need no password. To add one, get a{' '}
            <ExternalLink href={appUrl('shell', shellLinks.forgottenPassword)}>link by email</ExternalLink>. The page is
            for forgotten passwords, and works for a first one too.
          </Text>
          <ChangePasswordForm />
        </Section>
        <Section title="Where you are signed in">
          <DeviceList />
        </Section>
      </Columns>
    </Page>
  )
}

/** Where each side chooses what S4 mails. */
function EmailChoices() {
  const isSeeker = useSession().user.role === 'Job Seeker'
  return isSeeker ? (
    <Text tone="muted">
      We email you about offers, changes to your work, and your money. You choose emails about new jobs with each{' '}
      <TextLink to={seekerLinks.savedSearches}>saved search</TextLink>.
    </Text>
  ) : (
    <Text tone="muted">
      <TextLink to={companyLinks.noticeChoices}>Choose what S4 emails you</TextLink>
    </Text>
  )
}

function YourData({ kept }: { kept: ComponentProps<typeof EraseAccount>['kept'] }) {
  return (
    <>
      <Section title="Download your data">
        <ExportEverything />
      </Section>
      <Section title="Your rights over your data">
        <DataRights />
      </Section>
      <Section title="Erase your account">
        <EraseAccount kept={kept} />
      </Section>
    </>
  )
}
