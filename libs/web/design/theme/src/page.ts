export { brand } from './brand'
export { prePaintScript } from './pre-paint'
export { fontFace, themeCss } from './theme-css'
