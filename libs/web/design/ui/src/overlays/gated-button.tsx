import { type ReactNode, useId } from 'react'
import { Button, type ButtonProps } from '../controls/button'
import { Callout } from '../feedback/callout'
import { Stack } from '../layout/layout'

interface GatedButtonProps extends ButtonProps {
  /** Why the button is disabled. */
  reason?: string | undefined
  /** A link to the remedy. */
  fix?: ReactNode
}

/** A button that can be disabled with a visible reason and a link to the remedy. */
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
