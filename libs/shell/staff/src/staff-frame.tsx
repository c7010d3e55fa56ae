import { shellLinks } from '@s4/links'
import { useEndpointMutation } from '@s4/api-client'
import { timeText } from '@s4/domain/shift-text'
import { Button, Heading, Inline, PublicFrame, Stack, Tabs, Text } from '@s4/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useStaff } from './queries/staff-queries'

const tabs = [
  { label: 'Disputes', to: shellLinks.staffDisputes },
  { label: 'Support tickets', to: shellLinks.staffTickets },
  { label: 'Companies waiting', to: shellLinks.staffCompanies },
  { label: 'Reported people', to: shellLinks.staffReports },
  { label: 'Data requests', to: shellLinks.staffDataRequests },
  { label: 'Health', to: shellLinks.staffHealth },
]

/** The console: its tabs, and who is signed in until when. */
export function StaffFrame() {
  const { pathname } = useLocation()

  return (
    <PublicFrame title="S4 console">
      <Stack gap="lg">
        <Inline justify="between">
          <Heading level={1}>Console</Heading>
          <WhoIsSignedIn />
        </Inline>
        <Tabs label="Console" tabs={tabs.map((tab) => ({ ...tab, active: pathname.startsWith(tab.to) }))} />
        <Outlet />
      </Stack>
    </PublicFrame>
  )
}

function WhoIsSignedIn() {
  const { name, expiresAt } = useStaff()
  const signOut = useEndpointMutation('staff.signOut')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leave = async () => {
    await navigate(shellLinks.staffSignIn)
    queryClient.clear()
  }

  return (
    <Inline>
      <Text size="small" tone="muted">
        {name}, signed in until {timeText(expiresAt)}
      </Text>
      <Button
        tone="quiet"
        size="small"
        busy={signOut.isPending}
        onClick={() => signOut.mutate({}, { onSuccess: () => void leave() })}
      >
        Sign out
      </Button>
    </Inline>
  )
}
