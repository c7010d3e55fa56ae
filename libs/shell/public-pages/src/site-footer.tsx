import { shellLinks } from '@s4/links'
import { TextLink } from '@s4/ui'

export function SiteFooter() {
  return (
    <>
      <TextLink to={shellLinks.terms}>Terms</TextLink>
      <TextLink to={shellLinks.privacy}>Privacy</TextLink>
      <TextLink to={shellLinks.accessibility}>Accessibility</TextLink>
      <TextLink to={shellLinks.verify}>Check a PDF from S4</TextLink>
    </>
  )
}
