import { Callout } from './callout'

/** What a page says where no script runs, and it or the part named can do nothing. */
export const NeedsScripts = ({ what = 'This page' }: { what?: string }) => (
  <noscript>
    <Callout tone="warning">{what} needs JavaScript. Turn it on, then load this page again.</Callout>
  </noscript>
)
