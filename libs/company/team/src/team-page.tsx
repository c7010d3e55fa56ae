import { roleWords, type Invitation, type Member } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { useSession } from '@s4/auth-session'
import { useSites } from '@s4/queries'
import { companyLinks } from '@s4/links'
import {
  Badge,
  Button,
  ButtonLink,
  Disclosure,
  Inline,
  List,
  Modal,
  Page,
  Section,
  Skeleton,
  Stack,
  Text,
  lazyPart,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { useState } from 'react'
import { capital } from './capital'
import { OwnMembership } from './own-membership'
import { useSendAgain, useTeam, useWithdraw } from './team-queries'

const InviteForm = lazyPart(async () => (await import('./invite-form')).InviteForm)
const ChangeMember = lazyPart(async () => (await import('./change-member')).ChangeMember)
const WhoMay = lazyPart(async () => (await import('./who-may')).WhoMay)

export function TeamPage() {
  const { members, invitations } = useTeam()
  const { member: me } = useSession()
  const may = (permission: string) => me?.permissions.includes(permission) ?? false
  const [open, setOpen] = useState<'invite' | Member | null>(null)
  const close = () => setOpen(null)
  return (
    <Page>
      <Stack gap="lg">
        <Section
          title="Members"
          action={
            may('team.manage') && (
              <Inline>
                <ButtonLink tone="quiet" to={companyLinks.teamHistory}>
                  Who did what
                </ButtonLink>
                <Button onClick={() => setOpen('invite')}>Invite somebody</Button>
              </Inline>
            )
          }
        >
          <List label="Members">
            {members.map((member) => (
              <li key={member.id}>
                <MemberLine
                  member={member}
                  onChange={
                    may('team.manage') && !member.isYou && (member.role !== 'owner' || me?.role === 'owner')
                      ? () => setOpen(member)
                      : undefined
                  }
                />
              </li>
            ))}
          </List>
        </Section>
        {invitations.length > 0 && <Invitations invitations={invitations} />}
        <OwnMembership />
        <Disclosure summary="Who may do what">
          <InPicture fallback={<Skeleton shape="text" count={6} />}>
            <WhoMay />
          </InPicture>
        </Disclosure>
      </Stack>
      <Modal open={open === 'invite'} onClose={close} title="Invite somebody">
        <InPicture fallback={<Skeleton shape="text" count={4} />}>
          <InviteForm onDone={close} />
        </InPicture>
      </Modal>
      {open !== null && open !== 'invite' && (
        <Modal open onClose={close} title={open.name || open.email}>
          <InPicture fallback={<Skeleton shape="text" count={4} />}>
            <ChangeMember member={open} mayHandOver={may('ownership.hand-over')} onDone={close} />
          </InPicture>
        </Modal>
      )}
    </Page>
  )
}

function useSiteText() {
  const sites = useSites()
  return (siteIds: readonly string[] | null) =>
    siteIds === null
      ? 'All sites'
      : sites
          .filter(({ id }) => siteIds.includes(id))
          .map(({ name }) => name)
          .join(', ') || 'No site'
}

function MemberLine({ member, onChange }: { member: Member; onChange: (() => void) | undefined }) {
  const siteText = useSiteText()
  const name = member.name || member.email
  return (
    <Inline justify="between">
      <Stack gap="xs">
        <Text weight="bold">
          {name}
          {member.isYou && ' (you)'}
        </Text>
        <Text tone="muted">
          {member.email} · {siteText(member.siteIds)} · since {dateText(localDate(member.joinedAt))}
        </Text>
      </Stack>
      <Inline>
        <Badge>{capital(roleWords[member.role])}</Badge>
        {onChange && (
          <Button tone="quiet" size="small" aria-label={`Change ${name}`} onClick={onChange}>
            Change
          </Button>
        )}
      </Inline>
    </Inline>
  )
}

function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const sendAgain = useSendAgain()
  const withdraw = useWithdraw()
  const siteText = useSiteText()
  return (
    <Section title="Invitations">
      <List label="Invitations">
        {invitations.map(({ id, name, email, role, siteIds, expiresAt }) => (
          <li key={id}>
            <Inline justify="between">
              <Stack gap="xs">
                <Text weight="bold">{name}</Text>
                <Text tone="muted">
                  {email} · {roleWords[role]} · {siteText(siteIds)} · works until {dateText(localDate(expiresAt))}
                </Text>
              </Stack>
              <Inline>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`Send again to ${name}`}
                  busy={sendAgain.isPending}
                  onClick={() => sendAgain.mutate({ id })}
                >
                  Send again
                </Button>
                <Button
                  tone="plain"
                  size="small"
                  aria-label={`Withdraw the invitation to ${name}`}
                  busy={withdraw.isPending}
                  onClick={() => withdraw.mutate({ id })}
                >
                  Withdraw
                </Button>
              </Inline>
            </Inline>
          </li>
        ))}
      </List>
    </Section>
  )
}
