import { companyLinks, seekerLinks } from '@s4/links'
import { ExternalLink, List, Text } from '@s4/ui'
import { Passage, ProsePage } from './prose-page'

export function AccessibilityPage() {
  return (
    <ProsePage title="Accessibility" changed="24 November 2026">
      <Passage title="What we aim for">
        <Text>
          You can use all of S4 with a keyboard, a screen reader or your voice, at 400% zoom, from 320 pixels wide, in
          light and dark, and without motion. We work to WCAG 2.2, level AA. For text contrast (7 to 1) and the size of
          what you press on a phone (44 pixels) we work to level AAA.
        </Text>
      </Passage>
      <Passage title="How we test it">
        <Text>With every change to S4, these are checked by themselves:</Text>
        <List gap="xs">
          <li>every screen, with and without records and when S4 fails, for common faults, in light and dark</li>
          <li>the contrast of every pair of colours</li>
          <li>on phones, the size of everything you press on the main screens</li>
          <li>
            at 400% zoom, that nothing on the main screens is cut, scrolls inside what scrolls or covers what you are on
          </li>
          <li>the names a screen reader reads, and their order, from posting a job to booking on and agreeing hours</li>
          <li>some steps with the keyboard alone</li>
        </List>
      </Passage>
      <Passage title="What we know is not good enough yet">
        <List gap="xs">
          <li>You cannot explore maps with a screen reader. The same facts are beside each map as text.</li>
          <li>
            Codes on the wall of a site have to be scanned or photographed. You can type the letters under each code
            instead.
          </li>
          <li>Wide tables, such as the rota, scroll sideways in a narrow window.</li>
          <li>No independent expert has tested S4, and no test has been done with people who use a screen reader.</li>
        </List>
      </Passage>
      <Passage title="Tell us">
        <Text>
          If something gets in your way, report it to support, as{' '}
          <ExternalLink href={`${seekerLinks.support}?new=1`}>a worker</ExternalLink> or{' '}
          <ExternalLink href={`${companyLinks.support}?new=1`}>a company</ExternalLink>, and say which page it was. S4
          answers there, and you are told by email.
        </Text>
      </Passage>
    </ProsePage>
  )
}
