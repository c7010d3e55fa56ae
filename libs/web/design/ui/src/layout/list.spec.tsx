import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { List } from './layout'

const rules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText.replace(/\s+/g, ' '))

it('leaves what is far down a long list to the browser on a screen, and prints all of it', () => {
  render(
    <List label="Jobs">
      <li>Gate steward</li>
    </List>,
  )

  // Lists of other specs may have left the same rules.
  const far = [...new Set(rules().filter((rule) => rule.includes('content-visibility')))].slice(-2)
  expect(far.map((rule) => rule.startsWith('@media print'))).toEqual([false, true])
  expect(far[0]).toMatch(/:nth-of-type\(n ?\+ ?31\) {.*content-visibility: ?auto/)
  expect(far[1]).toMatch(/:nth-of-type\(n ?\+ ?31\) {.*content-visibility: ?visible/)
})
