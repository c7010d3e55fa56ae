import type { PayLine } from '@s4/contract'
import { Disclosure } from '@s4/ui'
import { PayLinesList } from '@s4/work'

/** The lines that make a card's total, on press. Loaded only for jobs whose pay has several. */
export function CardPayLines({ lines }: { lines: readonly PayLine[] }) {
  return (
    <Disclosure summary="How we work out the pay">
      <PayLinesList lines={lines} />
    </Disclosure>
  )
}
