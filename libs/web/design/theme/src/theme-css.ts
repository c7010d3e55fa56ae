import { darkColors, lightColors } from './palette'
import { type Colors, roles } from './roles'
import { cssVariable } from './theme'

const declare = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, value]) => `${cssVariable(name)}:${value}`)
    .join(';')

const grounds = /^(?:canvas|surface(?:Muted|Raised)?|sidebar(?:Hover)?|brand|selected|signal(?:Hover)?)$|Surface$/

/** The system's word for a role. The browser sets words and borders itself; drawings, charts and fills need this. */
function systemColor(role: keyof Colors): string {
  if (/^(?:action|danger)(?:Hover)?$|^focus$/.test(role)) return 'Highlight'
  if (/^on(?:Action|Danger)$/.test(role)) return 'HighlightText'
  if (grounds.test(role)) return 'Canvas'
  if (role === 'skeleton') return 'GrayText'
  return role === 'link' ? 'LinkText' : 'CanvasText'
}

export const systemColors = Object.fromEntries(roles.map((role) => [role, systemColor(role)])) as Colors

const chosen = '[aria-current]:not([aria-current=false]),[aria-pressed=true],[aria-selected=true]'

/** Colours chosen by the reader: edges come back, and the current entry stands out by more than a shade. */
const forcedColors = [
  `:root,:root.dark{${declare(systemColors)}}`,
  // The browser writes on a plate of its own, which a filled button would show around its words.
  'a,a *,button,button *{background-color:Canvas!important}a,a *{color:LinkText!important}',
  'button,button *{color:ButtonText!important}a,button{border-color:currentColor!important}',
  `:is(${chosen}),:is(${chosen}) *{` +
    'background-color:Highlight!important;color:HighlightText!important;forced-color-adjust:none}',
].join('')

/** Paper is white: a page prints in the light theme, without its buttons, and breaks between records. */
const print =
  `:root,:root.dark{color-scheme:light;${declare({ ...lightColors, canvas: lightColors.surface })}}` +
  'article,figure,li,tr{break-inside:avoid}h1,h2,h3{break-after:avoid}'

/**
 * A file of the font of the screens, for the letters of its range. Whoever does not have it within a tenth of a second
 * reads in the system's own: nothing waits for it, and nothing moves when it comes.
 */
export const fontFace = (address: string, range: string): string =>
  `@font-face{font-family:"Public Sans";src:url(${address}) format("woff2");` +
  `font-weight:400 700;font-display:optional;unicode-range:${range}}`

/** Colours of both themes and the base style, for a `<style>` in the head. */
export const themeCss = [
  `:root{color-scheme:light;${declare(lightColors)}}`,
  `:root.dark{color-scheme:dark;${declare(darkColors)}}`,
  `@media print{${print}}`,
  `@media (forced-colors:active){${forcedColors}}`,
  '*,*::before,*::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:80px}',
  // What has the focus is not under the bars of phones: the navigation, and above it the actions of a long form.
  '@media (max-width:767.98px){html{scroll-padding-bottom:calc(var(--s4-bars) + env(safe-area-inset-bottom)' +
    ' + var(--corner-height,0px));--s4-bars:72px}html:has([data-action-bar]){--s4-bars:144px}}',
  'body{margin:0;min-height:100dvh;background:var(--s4-canvas);color:var(--s4-text);' +
    'font:1rem/1.5 "Public Sans",system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;' +
    '-webkit-font-smoothing:antialiased;overflow-wrap:break-word;text-wrap:pretty}',
  'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}',
  'ul,ol{list-style:none}fieldset{border:0;min-width:0}img,svg{vertical-align:middle;max-width:100%}',
  'button,input,select,textarea{font:inherit;color:inherit}',
  'a{color:var(--s4-link)}summary{cursor:pointer}',
  ':focus-visible{outline:3px solid var(--s4-focus);outline-offset:2px}',
  // A written page, until its app has come: what was pressed, and that the app could not be loaded.
  '[data-written] [data-pressed]{opacity:.6;cursor:progress}',
  '.s4-app-missing{position:sticky;top:0;z-index:99;padding:12px 16px;background:var(--s4-danger-surface);' +
    'color:var(--s4-danger-text)}',
  '@media (prefers-reduced-motion:reduce){' +
    '*,*::before,*::after{transition:none!important;scroll-behavior:auto!important}}',
].join('\n')
