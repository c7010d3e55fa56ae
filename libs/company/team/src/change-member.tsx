import type { Member } from '@s4/contract'
import { useReauth } from '@s4/auth-session'
import { useToast } from '@s4/toast'
import { Button, Divider, Inline, Refusal, Stack, SwitchField, Text } from '@s4/ui'
import { useState } from 'react'
import { RoleFields, type GivenRole } from './role-fields'
import { useChangeMember, useHandOver, useRemoveMember } from './team-queries'

interface ChangeMemberProps {
  member: Member
  /** Whether the reader may make this member an owner. */
  mayHandOver: boolean
  onDone: () => void
}

/** Another role or other sites, removing, and handing over ownership. */
export function ChangeMember({ member, mayHandOver, onDone }: ChangeMemberProps) {
  const { id, name, role } = member
  const change = useChangeMember()
  const remove = useRemoveMember()
  const toast = useToast()
  const [choice, setChoice] = useState<{ role: GivenRole; siteIds: string[] | null }>({
    role: role === 'owner' ? 'manager' : role,
    siteIds: member.siteIds,
  })
  const done = (text: string) => () => {
    toast.success(text)
    onDone()
  }
  return (
    <Stack>
      {role !== 'owner' && (
        <>
          <Refusal failure={change.error} />
          <RoleFields {...choice} siteError={change.error?.fields['siteIds']} onChange={setChoice} />
          <Button
            busy={change.isPending}
            onClick={() => change.mutate({ id, ...choice }, { onSuccess: done(`The role of ${name} is changed.`) })}
          >
            Save role
          </Button>
          <Divider />
        </>
      )}
      {mayHandOver && role !== 'owner' && <HandOver member={member} onDone={onDone} />}
      <Refusal failure={remove.error} />
      <Text tone="muted">
        Removing {name} signs them out everywhere at once. What they did and wrote stays under their name.
      </Text>
      <Inline>
        <Button
          tone="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate({ id }, { onSuccess: done(`${name} is no longer in the team.`) })}
        >
          Remove {name}
        </Button>
      </Inline>
    </Stack>
  )
}

function HandOver({ member: { id, name }, onDone }: { member: Member; onDone: () => void }) {
  const handOver = useHandOver()
  const confirmed = useReauth()
  const toast = useToast()
  const [stay, setStay] = useState(true)
  const send = () =>
    confirmed(() => handOver.mutateAsync({ id, stay })).then(
      () => {
        toast.success(`${name} is now an owner.`)
        onDone()
      },
      () => undefined,
    )
  return (
    <Stack>
      <Refusal failure={handOver.error} />
      <SwitchField label="I stay an owner too" checked={stay} onChange={({ target }) => setStay(target.checked)} />
      <Inline>
        <Button tone="quiet" busy={handOver.isPending} onClick={() => void send()}>
          Make {name} an owner
        </Button>
      </Inline>
      <Divider />
    </Stack>
  )
}
