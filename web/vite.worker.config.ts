import { allLanguages } from '@prangan/contract/languages'
import { defineConfig } from 'vite'
import { siteLanguages } from './build/site-languages.ts'

/** Builds the service worker beside what browsers load: one script, which every browser accepts. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  plugins: [siteLanguages(allLanguages)],
  build: {
    outDir: 'dist/site',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
