import { memberRoles, memberRules, roleWords, type MemberArea } from '@s4/contract'
import { List, Stack, Text } from '@s4/ui'

const rules = Object.values(memberRules)
const areas = [...new Set<MemberArea>(rules.map(({ area }) => area))].filter((area) => area !== 'Everybody')

/** Who may do what, by the same table that the server asks. */
export function WhoMay() {
  return (
    <Stack>
      {areas.map((area) => (
        <Stack key={area} gap="xs">
          <Text weight="bold">{area}</Text>
          <List label={area} gap="xs">
            {rules
              .filter((rule) => rule.area === area)
              .map(({ label, roles }) => (
                <li key={label}>
                  <Text as="span">{label}: </Text>
                  <Text as="span" tone="muted">
                    {roles.length === memberRoles.length
                      ? 'everybody'
                      : roles.map((role) => roleWords[role]).join(', ')}
                  </Text>
                </li>
              ))}
          </List>
        </Stack>
      ))}
      <Text tone="muted">
        A person with some sites only sees no money. They cannot change the company, its team or its rules.
      </Text>
    </Stack>
  )
}
