import { seekerLinks } from '@s4/links'
import type { WorkReason } from '@s4/contract'
import { Badge, Inline, Stack, Text, TextLink } from '@s4/ui'

/** Whether the reader can work this job; if not, each reason with a link to the remedy. */
export function ReasonLines({ reasons }: { reasons: readonly WorkReason[] }) {
  if (reasons.length === 0) return <Badge tone="success">You can work this</Badge>
  return (
    <Stack gap="xs">
      {reasons.map(({ code, message, fixPath, stopsAccepting }) => (
        <Inline key={`${code} ${message}`} gap="sm">
          <Badge tone={stopsAccepting ? 'danger' : 'warning'}>{stopsAccepting ? 'Not yet' : 'Note'}</Badge>
          <Text size="small">
            {message}
            {fixPath && (
              <>
                {' '}
                · <TextLink to={fixPath}>{fixLabel(fixPath)}</TextLink>
              </>
            )}
          </Text>
        </Inline>
      ))}
    </Stack>
  )
}

const fixLabel = (path: string) =>
  path.startsWith('/edit') || path === seekerLinks.profile ? 'Update your profile' : 'See that shift'
