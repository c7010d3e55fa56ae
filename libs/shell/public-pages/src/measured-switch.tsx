import { chooseMeasured, isMeasured } from '@s4/page-reports/choice'
import { SwitchField } from '@s4/ui'
import { useState } from 'react'

/** Takes effect at once, on the three sites, in this browser. */
export function MeasuredSwitch() {
  // The document of this page is written without a browser.
  const [on, setOn] = useState(() => typeof document === 'undefined' || isMeasured())
  const choose = (chosen: boolean) => {
    chooseMeasured(chosen)
    setOn(isMeasured())
  }
  return (
    <SwitchField
      label="Tell S4 about errors and speed"
      hint="For this browser. A browser that asks sites not to sell or share data tells nothing either way."
      checked={on}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  )
}
