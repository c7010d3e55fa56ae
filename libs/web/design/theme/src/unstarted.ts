/** Milliseconds of an empty page after which it says that its app has not started. */
const WAITED_MS = 10_000

/** What a page says whose app does not start: at once without scripts, else after a while. It needs no script. */
export const unstarted = {
  id: 'unstarted',
  html:
    'S4 did not start. It needs JavaScript, a connection and a browser of the last two years. ' +
    '<a href="">Load this page again</a>',
  css: [
    '#root:not(:empty)~#unstarted{display:none}',
    `#unstarted{padding:24px 16px;animation:s4-unstarted ${WAITED_MS}ms step-end}`,
    '@keyframes s4-unstarted{from{visibility:hidden}to{visibility:visible}}',
    '@media (scripting:none){#unstarted{animation:none}}',
  ].join(''),
}
