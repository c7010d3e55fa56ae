import { defineConfig, mergeConfig } from 'vite'
import { appConfig } from '../../tools/config/vite.app'
import { landing } from './landing-plugin'

export default defineConfig(
  mergeConfig(appConfig(import.meta.dirname, { oneDocument: false }), {
    plugins: [landing(import.meta.dirname)],
    build: { rolldownOptions: { input: { index: 'index.html', app: 'app.html' } } },
  }),
)
