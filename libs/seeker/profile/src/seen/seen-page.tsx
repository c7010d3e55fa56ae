import { useApi } from '@s4/api-client'
import { seekerLinks } from '@s4/links'
import { Heading, Page, Stack, Text, TextLink } from '@s4/ui'
import { WorkerProfileView } from '@s4/work'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PROFILE_PATH } from '../edit/use-continue-profile'
import { seenQuery, useProfile } from '../queries/profile-queries'

/** The worker as a company reads them that does not know them yet. */
export function SeenPage() {
  const { data: profile } = useSuspenseQuery(seenQuery(useApi()))
  const { findable } = useProfile()
  return (
    <Page>
      <Stack gap="xs">
        <TextLink to={PROFILE_PATH}>Back to profile</TextLink>
        <Heading size="title">What companies see</Heading>
        <Text>
          {findable
            ? 'Any company can find you and read this before it offers you work. '
            : 'Companies cannot find you. Only those you apply to or agree to work for read about you. '}
          A company you apply to can also check your licences, certificates and right to work.{' '}
          <TextLink to={seekerLinks.editAvailability}>Change whether companies find you</TextLink>
        </Text>
      </Stack>
      <WorkerProfileView profile={profile} side="seeker" />
    </Page>
  )
}
