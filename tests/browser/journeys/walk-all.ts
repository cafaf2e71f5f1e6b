import { pathIn } from '@prangan/contract/languages'
import { test as base } from '../fixtures.ts'
import { type Journey, type Scene, textsIn, type WalkedLanguage, walkedLanguages } from './journey.ts'

type Options = {
  width: number
  openWalker: Scene['openWalker']
}

/** The engine, not Playwright's fixtures, opens the browsers of these tests. */
export const test = base.extend<Options>({
  width: [1366, { option: true }],
  openWalker: async () => {
    throw new Error('An engine opens the browsers.')
  },
})

const widths = [360, 1366] as const
const views = walkedLanguages.flatMap((language) => widths.map((width) => ({ language, width })))

/** Decides for which languages and widths a journey's tests are made, and which of them are quick. */
type Plan = (journey: number) => readonly { language: WalkedLanguage; width: number; isQuick: boolean }[]

/** Makes every language at every width. `npm test` walks one view of each but the slow ones, a different one than for the journey before. */
export const everyView: Plan = (journey) =>
  views.map((view, at) => ({ ...view, isQuick: at === journey % views.length }))

export const everyLanguage: Plan = (journey) =>
  walkedLanguages.map((language, at) => ({
    language,
    width: widths[(journey + at) % widths.length] ?? widths[0],
    isQuick: false,
  }))

export function walkAll(journeys: readonly Journey[], walkTest: typeof test, plan: Plan): void {
  for (const [at, { name, walk, isSlow }] of journeys.entries()) {
    for (const { language, width, isQuick } of plan(at)) {
      walkTest.describe(() => {
        walkTest.use({ width })
        walkTest(
          `${name} (${language}, ${width} px)`,
          { tag: isQuick && !isSlow ? [] : '@slow' },
          async ({ addTeacher, admin, applicant, atEnd, firebase, mark, newAlumnus, openWalker }) => {
            const given = { addTeacher, admin, applicant, atEnd, firebase, mark, newAlumnus, openWalker }
            await walk({ ...given, language, t: textsIn(language), at: (path) => pathIn(language, path) })
          },
        )
      })
    }
  }
}
