export { rotaRoutes } from './rota-routes'
