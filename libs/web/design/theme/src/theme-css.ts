import { type Colors, darkColors, lightColors } from './palette'
import { cssVariable } from './theme'

const declare = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, value]) => `${cssVariable(name)}:${value}`)
    .join(';')

/** Colours of both themes and the base style, for a `<style>` in the head. */
export const themeCss = [
  `:root{color-scheme:light;${declare(lightColors)}}`,
  `:root.dark{color-scheme:dark;${declare(darkColors)}}`,
  '*,*::before,*::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:80px}',
  // What has the focus is not under the bars of phones: the navigation, and above it the actions of a long form.
  '@media (max-width:767.98px){html{scroll-padding-bottom:calc(72px + env(safe-area-inset-bottom))}' +
    'html:has([data-action-bar]){scroll-padding-bottom:calc(144px + env(safe-area-inset-bottom))}}',
  'body{margin:0;min-height:100dvh;background:var(--s4-canvas);color:var(--s4-text);' +
    'font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;' +
    '-webkit-font-smoothing:antialiased;overflow-wrap:break-word;text-wrap:pretty}',
  'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}',
  'ul,ol{list-style:none}fieldset{border:0;min-width:0}img,svg{vertical-align:middle;max-width:100%}',
  'button,input,select,textarea{font:inherit;color:inherit}',
  'a{color:var(--s4-link)}summary{cursor:pointer}',
  ':focus-visible{outline:3px solid var(--s4-focus);outline-offset:2px}',
  '@media (prefers-reduced-motion:reduce){' +
    '*,*::before,*::after{transition:none!important;scroll-behavior:auto!important}}',
].join('\n')
