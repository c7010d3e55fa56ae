export { gapsFor, obstaclesFor, findPapers, refuseObstacles } from './worker-rules'
export { findHeld } from './held-requirements'
