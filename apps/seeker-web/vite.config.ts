import { defineConfig } from 'vite'
import { appConfig } from '../../tools/config/vite.app'

export default defineConfig(appConfig(import.meta.dirname, { serviceWorker: 'src/service-worker.ts' }))
