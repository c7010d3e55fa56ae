import { TextLink } from '@s4/ui'

export function SiteFooter() {
  return (
    <>
      <TextLink to="/terms">Terms</TextLink>
      <TextLink to="/privacy">Privacy</TextLink>
      <TextLink to="/accessibility">Accessibility</TextLink>
    </>
  )
}
