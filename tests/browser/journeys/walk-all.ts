import { allLanguages, type Language, pathIn } from '@prangan/contract/languages'
import { test as base } from '../fixtures.ts'
import { type Journey, type Scene, textsIn } from './journey.ts'

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

/** The widths of a phone's and of a computer's screen in CSS pixels. */
const widths = [360, 1366] as const
const views = allLanguages.flatMap((language) => widths.map((width) => ({ language, width })))

/** How a journey's tests are made: for which views of those that there are, and with which tag. */
type Plan = (journey: number) => readonly { language: Language; width: number; isQuick: boolean }[]

/** In every language at every width, of which `npm test` walks one, another than for the journey before. */
export const everyView: Plan = (journey) =>
  views.map((view, at) => ({ ...view, isQuick: at === journey % views.length }))

/** In every language, each at another width. */
export const everyLanguage: Plan = (journey) =>
  allLanguages.map((language, at) => ({
    language,
    width: widths[(journey + at) % widths.length] ?? widths[0],
    isQuick: false,
  }))

/** Makes the tests of these journeys. */
export function walkAll(journeys: readonly Journey[], walkTest: typeof test, plan: Plan): void {
  for (const [at, { name, walk }] of journeys.entries()) {
    for (const { language, width, isQuick } of plan(at)) {
      walkTest.describe(() => {
        walkTest.use({ width })
        walkTest(
          `${name} (${language}, ${width} px)`,
          { tag: isQuick ? [] : '@slow' },
          async ({ addTeacher, admin, applicant, atEnd, firebase, mark, newAlumnus, openWalker }) => {
            const given = { addTeacher, admin, applicant, atEnd, firebase, mark, newAlumnus, openWalker }
            await walk({ ...given, language, t: textsIn(language), at: (path) => pathIn(language, path) })
          },
        )
      })
    }
  }
}
