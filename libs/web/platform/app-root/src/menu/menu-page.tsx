import { useSession } from '@s4/auth-session'
import { Button, Card, Grid, Inline, LinkCard, LogoutModal, Page, Section, Text, TextLink } from '@s4/ui'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useSignOut } from '../session/use-sign-out'

export interface MenuItem {
  label: string
  to: string
  /** What the screen is for, in a few words. */
  about: string
  gated?: boolean
}

export interface MenuPageProps {
  groups: readonly { title: string; items: readonly MenuItem[] }[]
  completePath: string
}

/** Every screen of an app by subject. */
export function MenuPage({ groups, completePath }: MenuPageProps) {
  const { profile } = useSession()

  return (
    <Page>
      {groups.map(({ title, items }) => (
        <Section key={title} title={title}>
          <Grid>
            {items.map(({ gated = false, ...entry }) =>
              gated && !profile.complete ? (
                <Closed key={entry.to} {...entry} completePath={completePath} />
              ) : (
                <LinkCard key={entry.to} level={3} title={entry.label} to={entry.to}>
                  <Text size="small" tone="muted">
                    {entry.about}
                  </Text>
                </LinkCard>
              ),
            )}
          </Grid>
        </Section>
      ))}
      <LogOutButton />
    </Page>
  )
}

function Closed({ label, completePath }: MenuItem & { completePath: string }) {
  return (
    <Card as="article">
      <Text as="strong" tone="muted">
        {label}
      </Text>
      <Text size="small" tone="muted">
        <TextLink to={completePath}>Complete your profile first</TextLink>
      </Text>
    </Card>
  )
}

function LogOutButton() {
  const signOut = useSignOut()
  const [isModalOpen, setModalOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
    setModalOpen(false)
  }

  return (
    <Inline>
      <Button tone="quiet" icon={<LogOut aria-hidden />} onClick={() => setModalOpen(true)}>
        Log out
      </Button>
      <LogoutModal open={isModalOpen} busy={busy} onCancel={() => setModalOpen(false)} onConfirm={() => void leave()} />
    </Inline>
  )
}
