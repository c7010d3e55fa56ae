import { memberRoles, memberRules, roleWords, type MemberArea, type MemberRole } from '@s4/contract'
import { DataTable, List, Stack, Text, useWide } from '@s4/ui'
import { Check } from 'lucide-react'
import { capital } from './capital'

const rules = Object.values(memberRules)
type Rule = (typeof rules)[number]
const areas = [...new Set<MemberArea>(rules.map(({ area }) => area))].filter((area) => area !== 'Everybody')
const mayDo = ({ roles }: Rule, role: MemberRole) => roles.some((one) => one === role)

/** Who may do what, by the same table that the server asks. */
export function WhoMay() {
  const wide = useWide()
  return (
    <Stack>
      {areas.map((area) => {
        const inArea = rules.filter((rule) => rule.area === area)
        return (
          <Stack key={area} gap="xs">
            <Text weight="bold">{area}</Text>
            {wide ? <RulesTable area={area} inArea={inArea} /> : <RulesList area={area} inArea={inArea} />}
          </Stack>
        )
      })}
      <Text tone="muted">
        A person with some sites only sees no money. They cannot change the company, its team or its rules.
      </Text>
    </Stack>
  )
}

interface RulesProps {
  area: MemberArea
  inArea: readonly Rule[]
}

const RulesTable = ({ area, inArea }: RulesProps) => (
  <DataTable
    caption={area}
    rows={inArea}
    rowKey={({ label }) => label}
    columns={[
      { key: 'what', header: 'May', cell: ({ label }) => capital(label) },
      ...memberRoles.map((role) => ({
        key: role,
        header: capital(roleWords[role]),
        cell: (rule: Rule) => (mayDo(rule, role) ? <Check size={18} aria-label="Yes" /> : null),
      })),
    ]}
  />
)

const RulesList = ({ area, inArea }: RulesProps) => (
  <List label={area} gap="xs">
    {inArea.map(({ label, roles }) => (
      <li key={label}>
        <Text as="span">{capital(label)}: </Text>
        <Text as="span" tone="muted">
          {roles.length === memberRoles.length ? 'everybody' : roles.map((role) => roleWords[role]).join(', ')}
        </Text>
      </li>
    ))}
  </List>
)
