import { type ReactNode, useId } from 'react'
import { Button, type ButtonProps } from '../controls/button'
import { Callout } from '../feedback/callout'
import { Stack } from '../layout/layout'

interface GatedButtonProps extends ButtonProps {
  /** Why this cannot be done now; without one the button simply works. */
  reason?: string | undefined
  /** A link to what puts it right. */
  fix?: ReactNode
}

/** A button that, while something stands in its way, says what and links to the fix beside it. */
export function GatedButton({ reason, fix, ...rest }: GatedButtonProps) {
  const id = useId()
  if (!reason) return <Button {...rest} />

  return (
    <Stack gap="sm" align="start">
      <Button {...rest} disabled aria-describedby={id} />
      <div id={id} css={{ alignSelf: 'stretch' }}>
        <Callout tone="warning" action={fix}>
          {reason}
        </Callout>
      </div>
    </Stack>
  )
}
