export { brand } from './brand'
export { prePaintScript } from './pre-paint'
export { themeCss } from './theme-css'
