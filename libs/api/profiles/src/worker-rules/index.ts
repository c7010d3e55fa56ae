export { gapsFor, obstaclesFor, findPapers, listQualifications, refuseObstacles } from './worker-rules'
export { findHeld } from './held-requirements'
