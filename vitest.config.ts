import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        // Needs nothing but Node (the Storage rules runtime's tests also Java).
        test: {
          name: 'unit',
          include: ['{contract,functions,web,emulators}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
        },
      },
      {
        // Needs the running suite: `npm test` starts one, `npm run exec -- 'npx vitest --project suite'` too.
        test: {
          name: 'suite',
          include: ['tests/{rules,api}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // They wait for the emulators more than they work; by itself, Vitest leaves one of two cores alone.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // The same with a browser, one file after the other and after all else: some measure how quick a page is.
        test: {
          name: 'suite-browser',
          setupFiles: ['tests/support/fresh-college.ts'],
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
