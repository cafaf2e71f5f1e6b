import { college } from '@prangan/college/config'
import { configDefaults, defineConfig, type Plugin } from 'vitest/config'
import { collegeFolder, pluginFolders } from './plugins/folders.ts'
import { withHindiFrom, withHindiNames, withLanguages } from './web/src/testing/with-languages.ts'

/** The files of the college's plugins. */
const inPlugins = (pattern: string) => pluginFolders.map((folder) => `${folder}/${pattern}`)

/** What is tested in two languages is tested in English and Hindi, also with a college that does not have Hindi. */
const [, second] = college.languages as readonly string[]
const inHindi = (college.languages as readonly string[]).includes('hi')
  ? [withHindiNames]
  : [withLanguages('en', 'hi'), withHindiFrom(second), withHindiNames]

/** Only tells slow from stuck: a busy machine is slow, also where a test talks to nothing but a Java program. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

/** Tests make much that is soon garbage, which V8 collects less often with more room for it. */
const execArgv = ['--max-semi-space-size=64']

/** What the build makes of `?picture`: the same for every file, as those of a project share their modules. */
const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('?picture')
      ? `export default { sources: { avif: '/scene.avif 480w' }, img: { src: '/scene.webp', w: 16, h: 9 } }`
      : undefined,
}

/** Vitest empties stylesheets unless it is told; this one is read as text. */
const css = { include: [/colours\.css/] }

/** What a build gives the web client's server entry. */
const serverRendering = {
  resolve: { alias: { 'site-pages': new URL('web/src/entry.server.tsx', import.meta.url).pathname } },
  define: {
    __PASSWORD_MIN_LENGTH__: '8',
    __APP_CHECK_KEY__: '""',
    __TARGET__: '"emulator"',
    __SITE_URL__: '"https://college.test"',
    __BUILD_YEAR__: '2026',
    __HAS_SERVICE_WORKER__: 'false',
    __CLIENT_MANIFEST__: JSON.stringify({
      'src/entry.client.tsx': { file: 'entry.js' },
      'src/app/pages/home.tsx': { file: 'home.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'shared.js', imports: ['src/entry.client.tsx'] },
    }),
    __CLIENT_STYLES__: '{}',
  },
}

export default defineConfig({
  test: {
    // It holds the paths of imports, and those of the college differ.
    fsModuleCachePath: `node_modules/.vitest-cache/${collegeFolder}`,
    tags: [
      { name: 'slow', description: 'Long by nature: run by `npm run test:all` only.', timeout: 300_000 },
    ],
    projects: [
      {
        // Needs nothing but Node (the Storage rules runtime's tests also Java).
        plugins: [...inHindi, pictures],
        ...serverRendering,
        test: {
          name: 'unit',
          css,
          include: [
            `{${collegeFolder}/!(plugins),contract,functions,web,emulators,operations}/**/*.test.ts`,
            'tests/{architecture,search}/**/*.test.ts',
            ...inPlugins('{contract,functions,web,messages,demo,tests/unit}/**/*.test.ts'),
          ],
          exclude: [...configDefaults.exclude, 'web/src/app/{other-languages,third-language}/**'],
          setupFiles: ['web/src/testing/load-messages.ts'],
          ...patience,
          execArgv,
          // By itself, Vitest leaves one of two cores alone.
          maxWorkers: 2,
          // Loading what the files have in common takes longer than the tests.
          isolate: false,
        },
      },
      {
        plugins: [withLanguages('en', 'hi', 'mr', 'ur'), pictures],
        ...serverRendering,
        test: {
          name: 'third-language',
          css,
          include: ['web/src/app/third-language/**/*.test.ts'],
          ...patience,
        },
      },
      ...['en', 'en-mr', 'en-hi-mr'].map((languages) => ({
        plugins: [withLanguages(...languages.split('-')), pictures],
        ...serverRendering,
        test: {
          name: `languages-${languages}`,
          css,
          include: ['web/src/app/other-languages/**/*.test.ts'],
          setupFiles: ['web/src/testing/load-messages.ts'],
          ...patience,
        },
      })),
      {
        // The web client's components in jsdom, each test with a server and a Firestore of its own.
        plugins: inHindi,
        define: {
          __PASSWORD_MIN_LENGTH__: '8',
          __APP_CHECK_KEY__: '""',
          __HAS_SERVICE_WORKER__: 'false',
          __SITE_URL__: '"https://college.test"',
        },
        test: {
          name: 'component',
          css,
          environment: 'jsdom',
          setupFiles: ['web/src/testing/load-messages.ts', 'web/src/testing/setup.ts'],
          include: ['web/src/**/*.test.tsx', ...inPlugins('web/**/*.test.tsx')],
          ...patience,
          execArgv,
          maxWorkers: 2,
          // As above: React and the components.
          isolate: false,
        },
      },
      {
        // Needs the running suite: `npm test` starts one, `npm run exec -- 'npx vitest --project suite'` too.
        test: {
          name: 'suite',
          include: [
            'tests/{rules,api,production}/**/*.test.ts',
            ...inPlugins('tests/{rules,api}/**/*.test.ts'),
          ],
          setupFiles: ['tests/support/share-process.ts'],
          ...patience,
          execArgv,
          isolate: false,
          // They wait for the emulators about as long as they work.
          maxWorkers: 3,
        },
      },
    ],
  },
})
