import { givenRoles, roleWords, unlimitedRoles, type MemberRole } from '@s4/contract'
import { useSites } from '@s4/queries'
import { CheckboxGroupField, RadioGroupField, SelectField, Stack, Text } from '@s4/ui'

export type GivenRole = (typeof givenRoles)[number]

const does: Record<MemberRole, string> = {
  owner: 'everything',
  manager: 'everything but payments and what is the owner’s',
  controller: 'live work, alerts and booking on by hand',
  planner: 'jobs, sites, workers, offers and the rota',
  finance: 'hours, invoices and payments',
  siteSupervisor: 'live work and alerts of their own sites',
  readOnly: 'sees, changes nothing',
}

const isGiven = (value: string): value is GivenRole => givenRoles.some((role) => role === value)

interface RoleFieldsProps {
  role: GivenRole
  /** Null for all sites. */
  siteIds: readonly string[] | null
  siteError: string | undefined
  onChange: (choice: { role: GivenRole; siteIds: string[] | null }) => void
}

/** What somebody is in the company, and which sites they see. */
export function RoleFields({ role, siteIds, siteError, onChange }: RoleFieldsProps) {
  const sites = useSites()
  const chosen = [...(siteIds ?? [])]
  const choose = (ids: string[] | null) => onChange({ role, siteIds: ids })
  return (
    <Stack>
      <SelectField
        label="Role"
        name="role"
        value={role}
        options={givenRoles.map((one) => ({ value: one, label: `${roleWords[one]}: ${does[one]}` }))}
        onChange={({ target: { value } }) => {
          if (!isGiven(value)) return
          const own = value === 'siteSupervisor' ? chosen : siteIds && chosen
          onChange({ role: value, siteIds: unlimitedRoles.includes(value) ? null : own })
        }}
      />
      {unlimitedRoles.includes(role) ? (
        <Text tone="muted">This role sees every site.</Text>
      ) : (
        <>
          {role !== 'siteSupervisor' && (
            <RadioGroupField
              label="Sites"
              name="sites"
              inline
              options={[
                { value: 'all', label: 'All sites' },
                { value: 'some', label: 'Some sites' },
              ]}
              value={siteIds === null ? 'all' : 'some'}
              onChange={({ target: { value } }) => choose(value === 'all' ? null : chosen)}
            />
          )}
          {siteIds !== null && (
            <CheckboxGroupField
              label="Which sites"
              hint="They see nothing of other sites, and nothing about the whole company’s money."
              name="siteIds"
              error={siteError}
              options={sites.map(({ id, name }) => ({ value: id, label: name }))}
              values={chosen}
              onChange={({ target: { value } }) =>
                choose(chosen.includes(value) ? chosen.filter((id) => id !== value) : [...chosen, value])
              }
            />
          )}
        </>
      )}
    </Stack>
  )
}
