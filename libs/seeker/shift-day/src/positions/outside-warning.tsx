import { Callout } from '@s4/ui'
import type { SharingState } from './use-position-sharing'

/** Near the top of the page, because it is about being at the post now. */
export const OutsideWarning = ({ sharing: { outside, trouble } }: { sharing: SharingState }) =>
  outside && !trouble ? (
    <Callout tone="warning" live title="Your phone says that you are outside the site">
      The company sees this. If you are at your post, tell the company.
    </Callout>
  ) : null
