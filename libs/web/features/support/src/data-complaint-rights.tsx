import { ExternalLink } from '@s4/ui'

interface DataComplaintRightsProps {
  /** The day by which S4 acknowledges, once there is one. */
  by?: string
}

/** What somebody who complains about their personal data may expect (docs/uk-rules.md#personal-data). */
export const DataComplaintRights = ({ by }: DataComplaintRightsProps) => (
  <>
    S4 acknowledges your complaint {by ? `by ${by}` : 'within 30 days'}, looks into it without undue delay and tells you
    the outcome here and by email. You may complain to the Information Commissioner’s Office at any time:{' '}
    <ExternalLink href="https://ico.org.uk/make-a-complaint/" target="_blank" rel="noreferrer">
      ico.org.uk
    </ExternalLink>
  </>
)
