import { useSession } from '@s4/auth-session'
import type { MemberPermission } from '@s4/contract'
import { formatVatNumber } from '@s4/domain/vat-number'
import { vettingLabels } from '@s4/domain/vetting'
import { companyLinks, shellLinks } from '@s4/links'
import { Grid, LinkCard, List, Page, Section, Text } from '@s4/ui'
import { useCompany } from '../queries/company-queries'

interface Setting {
  title: string
  to: string
  about: string
  needs: MemberPermission
}

/** Everything a company sets, with what it is now; a member sees what their role opens. */
export function SettingsPage() {
  const { member } = useSession()
  const groups = useGroups()
  return (
    <Page>
      <Grid min={420} gap="lg">
        {groups.map(({ title, settings }) => {
          const open = settings.filter(({ needs }) => member?.permissions.includes(needs))
          return (
            open.length > 0 && (
              <Section key={title} title={title}>
                <List label={title} gap="sm">
                  {open.map((setting) => (
                    <li key={setting.to}>
                      <LinkCard title={setting.title} level={3} to={setting.to}>
                        <Text size="small" tone="muted">
                          {setting.about}
                        </Text>
                      </LinkCard>
                    </li>
                  ))}
                </List>
              </Section>
            )
          )
        })}
      </Grid>
    </Page>
  )
}

function useGroups(): { title: string; settings: readonly Setting[] }[] {
  const company = useCompany()
  const vat = company?.vatRegistrations.find(({ endedOn }) => endedOn === null)
  return [
    {
      title: 'Your company',
      settings: [
        {
          title: 'Profile',
          to: companyLinks.profile,
          about: company ? `${company.companyName}, ${company.address}` : 'Not set up yet',
          needs: 'company.read',
        },
        {
          title: 'Company number, approved contractor scheme and insurance',
          to: companyLinks.vetting,
          about: company ? vettingLabels[company.vetting] : 'Set up the profile first',
          needs: 'company.edit',
        },
        {
          title: 'VAT',
          to: companyLinks.editVat,
          about: vat ? formatVatNumber(vat.vatNumber) : 'Not registered, as far as S4 knows',
          needs: 'company.edit',
        },
        {
          title: 'Payment file',
          to: companyLinks.editBacs,
          about: company?.serviceUserNumber ? `Service user number ${company.serviceUserNumber}` : 'Not given',
          needs: 'company.edit',
        },
        {
          title: 'Sites',
          to: companyLinks.sites,
          about: 'Addresses, map points, checkpoints and codes',
          needs: 'sites.manage',
        },
      ],
    },
    {
      title: 'Work',
      settings: [
        {
          title: 'Templates',
          to: companyLinks.jobTemplates,
          about: 'Pay, terms, requirements and times that new jobs start with',
          needs: 'jobs.post',
        },
        {
          title: 'Which documents are checked',
          to: companyLinks.dueChecks,
          about: 'What workers need before they book on',
          needs: 'check-rules.manage',
        },
        {
          title: 'Self-billing terms',
          to: companyLinks.agreements,
          about: 'What you agreed with S4 and with workers',
          needs: 'completed-work.read',
        },
      ],
    },
    {
      title: 'People',
      settings: [
        { title: 'Team', to: companyLinks.team, about: 'Members, roles, sites and invitations', needs: 'team.read' },
        {
          title: 'On call and escalation',
          to: companyLinks.onCall,
          about: 'Who is told of an alert, and when the next person is told',
          needs: 'on-call.read',
        },
      ],
    },
    {
      title: 'Data and closing',
      settings: [
        {
          title: 'Download your data, or close the company',
          to: companyLinks.closeCompany,
          about: 'And what to do before it can be closed',
          needs: 'company.export',
        },
      ],
    },
    {
      title: 'You',
      settings: [
        {
          title: 'Notifications',
          to: companyLinks.noticeChoices,
          about: 'By email, in the app only, or not at all',
          needs: 'own-notices.choose',
        },
        {
          title: 'How alerts reach me',
          to: companyLinks.ownReach,
          about: 'Devices, mobile number, quiet hours',
          needs: 'alerts.receive',
        },
        {
          title: 'Calendars of the rota',
          to: companyLinks.rotaCalendars,
          about: 'See the rota in your own calendar',
          needs: 'rota.read',
        },
        {
          title: 'Account',
          to: shellLinks.account,
          about: 'Password, email address, where you are signed in, your data',
          needs: 'own-membership.manage',
        },
      ],
    },
  ]
}
