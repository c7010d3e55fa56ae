import { defineConfig } from 'vite'
import { appConfig } from '../../tools/config/vite.app'

export default defineConfig(
  appConfig(import.meta.dirname, { pages: 'src/pages-of-app.ts', serviceWorker: 'src/service-worker.ts' }),
)
