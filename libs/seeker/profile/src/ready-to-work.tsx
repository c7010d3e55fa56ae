import { seekerLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
import { ButtonLink, Callout, Inline, List, ProgressBar, Section, Stack, Text, TextLink } from '@s4/ui'

const reasons: Record<string, string> = {
  fullname: 'Companies and your invoices need to know who you are.',
  shortBio: 'It is the first thing a company reads about you.',
  address: 'Your invoices carry it, and it tells how far away work is.',
  experiences: 'Companies choose by what people have done.',
  educationRecords: 'School and training show what you are qualified for.',
}

/** What is missing for a complete profile, and the profile's strength. */
export function ReadyToWork() {
  const { profile } = useSession()
  const { complete, missing, percentage } = profile

  return (
    <Section title="Ready to work">
      {complete ? (
        <Callout
          tone="success"
          title="You are ready to work"
          action={<ButtonLink to={seekerLinks.jobs}>Find work</ButtonLink>}
        >
          Your profile has everything that is needed.
        </Callout>
      ) : (
        <Stack gap="snug">
          <Text>
            {missing.length === 1
              ? 'One thing is missing before work opens up:'
              : `${missing.length} things are missing before work opens up:`}
          </Text>
          <List label="Missing">
            {missing.map(({ item, label, path }) => (
              <li key={item}>
                <Inline justify="between" align="center" nowrap>
                  <Stack gap="none">
                    <Text as="strong">{label}</Text>
                    <Text size="small" tone="muted">
                      {reasons[item]}
                    </Text>
                  </Stack>
                  <ButtonLink to={path} tone="quiet" size="small" aria-label={`Add ${label.toLowerCase()}`}>
                    Add
                  </ButtonLink>
                </Inline>
              </li>
            ))}
          </List>
        </Stack>
      )}
      <ProgressBar label="Profile strength" value={percentage} tone={percentage === 100 ? 'success' : 'action'} />
      {complete && percentage < 100 && (
        <Text size="small" tone="muted">
          <TextLink to={seekerLinks.editTaxReference}>Add your Unique Taxpayer Reference</TextLink> to reach 100 %.
          Invoices go out in your name, so you will need it for your tax return.
        </Text>
      )}
    </Section>
  )
}
