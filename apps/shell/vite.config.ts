import { defineConfig, mergeConfig } from 'vite'
import { appConfig } from '../../tools/config/vite.app'
import { landing } from './landing-plugin'

export default defineConfig(
  mergeConfig(appConfig(import.meta.dirname, { documents: { index: 'index.html', app: 'app.html' }, routes: null }), {
    plugins: [landing(import.meta.dirname)],
  }),
)
