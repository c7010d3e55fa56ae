/** Apart from the routes, so that only somebody in several companies loads it. */
export { SwitchTool } from './switch-tool'
