export { firstScreens, type OwnApp } from './first-screens'
export { scriptJson } from './in-script'
export { type PreloadedResponses, serveSites } from './sites'
export { publicPageTags, socialTags } from './social-tags'
