import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import type { KnipConfig } from 'knip'
import { points } from './plugins/points.ts'

/** The files of a plugin that plugins/enable.ts concatenates, also while it is off. */
const entriesOf = (folder: string) =>
  globSync([...Object.keys(points).map((file) => `${file.replace('messages/', 'messages/*/')}.{ts,tsx}`)], {
    cwd: folder,
  })

const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  ignoreExportsUsedInFile: {
    type: true,
    interface: true,
  },
  workspaces: {
    '.': {
      ignoreDependencies: ['@swc/core'],
    },
    college: {
      // For tests of the college's own, which one that was just adopted does not have.
      ignoreDependencies:
        globSync('college/{content,demo}/**/*.test.ts').length > 0
          ? []
          : ['@prangan/functions', '@prangan/plugins', '@prangan/tests'],
      vite: {
        config: [],
      },
    },
    contract: {},
    functions: {
      entry: ['commands/*.ts'],
      ignoreDependencies: ['@expo-google-fonts/mukta', '@google-cloud/firestore'],
    },
    web: {
      entry: ['vite.config.ts', 'components/main.tsx'],
      vite: {
        config: [],
      },
    },
    emulators: {
      entry: ['src/cli.ts', 'demo/load.ts'],
      ignoreDependencies: ['firebase-tools', 'maildev', 'vite'],
      ignoreBinaries: ['java'],
    },
    operations: {
      entry: ['src/cli.ts', 'src/testing/serve-fake-google.ts'],
      ignore: ['src/adopt/template/**'],
    },
    ...Object.fromEntries(
      globSync('{plugins,college/plugins}/*/package.json')
        .map((file) => dirname(file))
        .filter((folder) => folder !== 'plugins/enabled')
        .map((folder) => [folder, { entry: entriesOf(folder) }]),
    ),
    tests: {
      // A college is used when it is linked.
      ignore: ['colleges/**'],
      entry: [
        'browser/**/*.spec.ts',
        'look/{*.spec,build-components,playwright.config}.ts',
        'bench/bench.ts',
        'pictures/take-pictures.ts',
        'releases/write-fixture.ts',
        'playwright.config.ts',
      ],
      playwright: {
        config: [],
      },
      ignoreDependencies: ['@google-cloud/functions-framework'],
    },
  },
}

export default config
