export { gapsFor, obstaclesFor, findPapers, refuseObstacles } from './worker-rules'
