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
          include: ['tests/{rules,api,browser}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
