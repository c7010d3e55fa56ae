export { firstScreens, type OwnApp } from './first-screens'
export { inScript } from './in-script'
export { type PreloadedResponses, serveSites } from './sites'
