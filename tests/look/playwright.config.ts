import base from '../playwright.config.ts'

// Only the fonts of the repository: what a machine has beside them would change every picture.
process.env.FONTCONFIG_FILE = new URL('fonts.conf', import.meta.url).pathname

/** Compares pictures of the demo college's screens; `npm run test:all` runs it first, while the demo data is untouched. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './build-components.ts',
  outputDir: '../.out/look',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  expect: {
    ...base.expect,
    toHaveScreenshot: { maxDiffPixelRatio: 0.002 },
  },
  projects: base.projects?.filter(({ name }) => name === 'chromium'),
}
