import { companyLinks, seekerLinks } from '@s4/links'
import { ExternalLink, List, Text, TickList } from '@s4/ui'
import { Passage, ProsePage } from './prose-page'

export function AccessibilityPage() {
  return (
    <ProsePage title="Accessibility" changed="24 November 2026">
      <Passage title="What we aim for">
        <Text>
          All of S4 should work with a keyboard, a screen reader or your voice. It should work at 400% zoom, from 320
          pixels wide, in light and dark, and without motion. We work to WCAG 2.2, level AA. For text contrast (7 to 1)
          and the size of what you press on a phone (44 pixels) we work to level AAA.
        </Text>
      </Passage>
      <Passage title="How we test it">
        <Text>We check this by a program with every change to S4:</Text>
        <TickList
          items={[
            'Every screen, with and without records and when S4 fails, has no common fault, in light and dark.',
            'Text has enough contrast with what is behind it.',
            'On phones, everything you press on the main screens is large enough for a thumb.',
            'At 400% zoom, nothing on the main screens is cut, scrolls twice or covers what has the focus.',
            'A screen reader reads names in order, from posting a job to booking on and agreeing hours.',
            'Some steps work with the keyboard alone.',
          ]}
        />
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
