import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { art } from './art.ts'
import { slimRouter } from './slim-router.ts'
import { siteConstants } from './target.ts'

const root = `${import.meta.dirname}/..`

/** What the client's and the server's builds share. */
export function sharedConfig(): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwind(), art(), slimRouter()],
    define: siteConstants(),
  }
}

/** What the entry needs before anything else. */
const firstParts = { name: 'first', test: /\/web\/src\/lib\/when|preload-helper/, priority: 3 }

/** React by itself, so that it can be evaluated before the rest. */
const reactParts = { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 }

/**
 * What every public page has in common goes into one chunk: split finer it compresses worse. Not in it: what comes with
 * Firestore, `lib`, which the entry needs before React, and what only forms use.
 */
const publicParts = {
  name: 'public',
  test: /\/contract\/src\/(paths|publishing)|\/web\/src\/(ui\/(?!field|progress|badge|password|person|load-failure|words)[^/]+\.tsx?|content\/(college|footer|menus)|paths|app\/(?!main|information|later|page-styles|desk\/|home\/(?!home-page|standing|load|news|more|count|greet|move|slides\.)|pages\/(?!error)).*\.tsx?$|features\/news\/(components|api)\/(?!watch|keep|ask|read|refusal|parse-item))/,
  priority: 1,
}

/** How files for browsers are built, whatever they are. */
export const browserBuild = {
  emptyOutDir: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  target: 'baseline-widely-available',
} as const

/** Builds what browsers load into `dist/site/assets`, and tells what came of it. */
export async function buildClient(outDir: string): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    ...sharedConfig(),
    build: {
      ...browserBuild,
      outDir,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Firestore's talk to itself, which nobody turns on here, is a good part of what it would weigh.
        treeshake: { manualPureFunctions: ['__PRIVATE_logDebug'] },
        input: { main: `${root}/src/app/main.ts` },
        output: { codeSplitting: { groups: [firstParts, reactParts, publicParts] } },
      },
    },
  })
  if (!('output' in result)) throw new Error('Vite gave no single output for the client.')
  return result
}
