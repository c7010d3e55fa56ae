export { brand } from './brand'
export { prePaintScript } from './pre-paint'
export { fontFaces, themeCss } from './theme-css'
