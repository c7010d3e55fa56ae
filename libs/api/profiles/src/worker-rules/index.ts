export { gapsFor, obstaclesFor, papersOf, refuseObstacles } from './worker-rules'
