import { formatPence } from '@s4/domain/money'
import { companyLinks, shellLinks } from '@s4/links'
import { ButtonLink, Card, Heading, Inline, List, Page, Section, Stack, StatusBadge, Text, TextLink } from '@s4/ui'
import type { ReactNode } from 'react'
import { useClosingFacts } from '../queries/closing-queries'
import { CompanyExports } from './company-exports'

/** What is left to do before a company is closed, and where. */
export function ClosingPage() {
  const { agreed, unpaid, unpaidPence, otherMembers } = useClosingFacts()
  const ready = agreed === 0 && otherMembers === 0
  return (
    <Page width="form">
      <Stack gap="lg">
        <Text>
          The company closes when its last member erases their account. Open jobs and offers end at once. The company is
          erased 14 days later. Until then you can sign in and change your mind.
        </Text>
        <Text>
          Your client links stop when the company is erased. To stop them sooner, withdraw them before you close. We
          keep invoices and what the law asks us to keep, with no more personal data than needed.
        </Text>
        <List label="Before you close the company">
          <Step done={agreed === 0} title="All work is done and invoiced">
            {agreed === 0 ? (
              'No work is left to do, and all hours are agreed and invoiced.'
            ) : (
              <>
                {agreed === 1 ? '1 shift is' : `${agreed} shifts are`} still to be worked, agreed or invoiced. See{' '}
                <TextLink to={companyLinks.assignedJobs}>agreed work</TextLink> and the{' '}
                <TextLink to={companyLinks.completedJobs}>hours to agree</TextLink>.
              </>
            )}
          </Step>
          <Step done={unpaid === 0} title="Invoices are paid">
            {unpaid === 0 ? (
              'Nothing is owed.'
            ) : (
              <>
                {unpaid === 1 ? '1 invoice is' : `${unpaid} invoices are`} not paid, {formatPence(unpaidPence)} in all.
                You still owe it after you close the company.{' '}
                <TextLink to={`${companyLinks.completedJobs}?state=unpaid`}>Pay them</TextLink>.
              </>
            )}
          </Step>
          <Step done={otherMembers === 0} title="Nobody else is in the team">
            {otherMembers === 0 ? (
              'You are the last member.'
            ) : (
              <>
                {otherMembers === 1 ? '1 other member is' : `${otherMembers} other members are`} in the team.{' '}
                <TextLink to={companyLinks.team}>Remove them</TextLink>. Or keep the company open: make one of them the
                owner, and leave.
              </>
            )}
          </Step>
        </List>
        <Section title="Take your data with you">
          <CompanyExports />
        </Section>
        <Section title="Close the company">
          <Text>
            {ready
              ? 'Erase your account on the Account page. This closes the company too.'
              : 'First do what is marked “To do” above. Then you can close the company here.'}
          </Text>
          {ready && (
            <Inline>
              <ButtonLink tone="quiet" to={shellLinks.account}>
                Go to Account
              </ButtonLink>
            </Inline>
          )}
        </Section>
      </Stack>
    </Page>
  )
}

function Step({ done, title, children }: { done: boolean; title: string; children: ReactNode }) {
  return (
    <li>
      <Card>
        <Inline justify="between">
          <Heading level={2} size="body">
            {title}
          </Heading>
          <StatusBadge tone={done ? 'success' : 'warning'}>{done ? 'Done' : 'To do'}</StatusBadge>
        </Inline>
        <Text>{children}</Text>
      </Card>
    </li>
  )
}
