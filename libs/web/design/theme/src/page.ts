export { brand } from './brand'
export { prePaintScript } from './pre-paint'
export { trustedTextsScript } from './trusted-texts'
export { fontFaces, themeCss } from './theme-css'
