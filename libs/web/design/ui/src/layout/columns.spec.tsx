import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Grid } from './columns'

it('has wider columns where the text is larger, so that a number does not break', () => {
  render(<Grid min={130}>0:07:41</Grid>)

  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText)
  expect(rules.some((rule) => rule.includes('8.125rem'))).toBe(true)
})
