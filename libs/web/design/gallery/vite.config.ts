import { defineConfig } from 'vite'
import { pageConfig } from '../../../../tools/config/vite.app'

export default defineConfig(pageConfig(import.meta.dirname))
