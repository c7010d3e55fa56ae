import { memberRoles, memberRules, roleWords, type MemberArea, type MemberRole } from '@s4/contract'
import { DataTable, Disclosure, List, SelectField, Stack, Text, useWide } from '@s4/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
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
      {wide ? <RulesByArea /> : <RulesOfRole />}
      <Text tone="muted">
        A person with some sites only sees no money. They cannot change the company, its team or its rules.
      </Text>
    </Stack>
  )
}

const RulesByArea = () =>
  areas.map((area) => (
    <Stack key={area} gap="xs">
      <Text weight="bold">{area}</Text>
      <RulesTable area={area} inArea={rules.filter((rule) => rule.area === area)} />
    </Stack>
  ))

/** A table of all roles is too wide for a phone, so it shows one role at a time. */
function RulesOfRole() {
  const [role, setRole] = useState<MemberRole>('planner')
  const own = (area: MemberArea, may: boolean) =>
    rules.filter((rule) => rule.area === area && mayDo(rule, role) === may)
  const others = areas.flatMap((area) => own(area, false))
  return (
    <>
      <SelectField
        label="Show role"
        value={role}
        options={memberRoles.map((value) => ({ value, label: capital(roleWords[value]) }))}
        onChange={({ target }) => setRole(memberRoles.find((one) => one === target.value) ?? role)}
      />
      {areas
        .filter((area) => own(area, true).length > 0)
        .map((area) => (
          <Stack key={area} gap="xs">
            <Text weight="bold">{area}</Text>
            <RulesList label={`${area}: may`} listed={own(area, true)} />
          </Stack>
        ))}
      {others.length > 0 && (
        <Disclosure summary="May not">
          <RulesList label="May not" listed={others} />
        </Disclosure>
      )}
    </>
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

const RulesList = ({ label, listed }: { label: string; listed: readonly Rule[] }) => (
  <List label={label} gap="xs">
    {listed.map((rule) => (
      <li key={rule.label}>
        <Text as="span">{capital(rule.label)}</Text>
      </li>
    ))}
  </List>
)
