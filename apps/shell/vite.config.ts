import { defineConfig, mergeConfig } from 'vite'
import { appConfig } from '../../tools/config/vite.app'
import { documents } from './documents-plugin'

export default defineConfig(
  mergeConfig(appConfig(import.meta.dirname, { documents: { index: 'index.html', app: 'app.html' }, routes: null }), {
    plugins: [documents(import.meta.dirname)],
  }),
)
