import { companyLinks, seekerLinks } from '@s4/links'
import { ExternalLink, Text } from '@s4/ui'
import { Passage, ProsePage } from './prose-page'

export function AccessibilityPage() {
  return (
    <ProsePage title="Accessibility" changed="22 November 2026">
      <Passage title="What we aim for">
        <Text>
          Everything works with a keyboard, with a screen reader, at 400% zoom, from 320 pixels wide, in light and dark,
          and with motion turned off. We work to WCAG 2.2, level AA.
        </Text>
      </Passage>
      <Passage title="What we know is not good enough yet">
        <Text>
          Maps cannot be explored with a screen reader; the same facts are beside each map as text. Codes on the wall of
          a site have to be scanned or photographed; each can be typed instead.
        </Text>
      </Passage>
      <Passage title="How it is tested">
        <Text>
          Screens are checked automatically for common faults, and some step by step with the keyboard alone. It has not
          been audited by somebody independent.
        </Text>
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
