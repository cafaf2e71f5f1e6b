import { pathIn } from '@prangan/contract/languages'
import { test as base } from '../fixtures.ts'
import { type Journey, type Scene, textsIn, views } from './journey.ts'

type Options = {
  /** The width of people's windows, in CSS pixels. */
  width: number
  openWalker: Scene['openWalker']
}

/** A test of a journey, but for the browsers, which an engine opens. */
export const test = base.extend<Options>({
  width: [1366, { option: true }],
  openWalker: async () => {
    throw new Error('An engine opens the browsers.')
  },
})

/**
 * Makes the tests of these journeys: each in every language at every width, of which `npm test` walks one, another for
 * each journey.
 */
export function walkAll(journeys: readonly Journey[], walkTest: typeof test, isOnlySlow = false): void {
  for (const [at, { name, walk }] of journeys.entries()) {
    for (const [view, { language, width }] of views.entries()) {
      const isQuick = !isOnlySlow && view === at % views.length
      walkTest.describe(() => {
        walkTest.use({ width })
        walkTest(
          `${name} (${language}, ${width} px)`,
          { tag: isQuick ? [] : '@slow' },
          async ({ addTeacher, admin, applicant, atEnd, firebase, mark, newAlumnus, openWalker }) =>
            walk({
              ...{ addTeacher, admin, applicant, atEnd, firebase, mark, newAlumnus, openWalker },
              language,
              t: textsIn(language),
              at: (path) => pathIn(language, path),
            }),
        )
      })
    }
  }
}
