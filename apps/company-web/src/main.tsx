import { startApp } from '@s4/app-root'
import { routes } from './routes'

startApp(routes)
