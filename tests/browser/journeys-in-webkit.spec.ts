import { findEngine } from '../../emulators/src/engines.ts'
import { expect } from './fixtures.ts'
import { journeys } from './journeys/all.ts'
import { everyLanguage, test, walkAll } from './journeys/walk-all.ts'
import { Walker } from './journeys/walker.ts'
import { openWebKit, startDisplay } from './journeys/webkit-engine.ts'

const inWebKit = test.extend<object, { display: string }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed: none.
    async ({}, use) => {
      const display = await startDisplay(programs())
      await use(display.name)
      await display.close()
    },
    { scope: 'worker' },
  ],
  openWalker: async ({ display, width }, use, testInfo) => {
    const windows: Awaited<ReturnType<typeof openWebKit>>[] = []
    await use(async () => {
      const opened = await openWebKit(programs(), display, width)
      windows.push(opened)
      return new Walker(opened.engine)
    })
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [at, { takePicture }] of windows.entries())
        await takePicture(testInfo.outputPath(`window-${at + 1}.png`))
    const issues = await Promise.all(windows.map(({ issues }) => issues()))
    await Promise.all(windows.map(({ close }) => close()))
    expect(issues.flat(), 'errors on all pages').toEqual([])
  },
})

function programs() {
  const found = findEngine('webkit')
  if (!found) throw new Error('This machine has no WebKit: see `npm run doctor`.')
  return found
}

walkAll(
  journeys.filter(({ notIn }) => !notIn?.includes('webkit')),
  inWebKit,
  everyLanguage,
)
