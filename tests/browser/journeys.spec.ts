import { journeys } from './journeys/all.ts'
import { playwrightEngine } from './journeys/playwright-engine.ts'
import { everyView, test, walkAll } from './journeys/walk-all.ts'
import { Walker } from './journeys/walker.ts'

const inPlaywright = test.extend({
  openWalker: async ({ openPerson, width }, use) =>
    use(async () => new Walker(playwrightEngine(await openPerson({ width, hasTouch: width < 768 })))),
})

walkAll(journeys, inPlaywright, everyView)
