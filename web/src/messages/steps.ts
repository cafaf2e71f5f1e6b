import { createCatalogue } from './catalogue.ts'
import type english from './en/steps.ts'

/** What the later steps of an application say: the English catalogue's shape, which every other language's has, too. */
export type StepsMessages = typeof english

const catalogue = createCatalogue<StepsMessages>({
  en: () => import('./en/steps.ts'),
  hi: () => import('./hi/steps.ts'),
})

/** Loads what the later steps of an application say in a language. Nobody else needs them. */
export const loadStepsMessages = catalogue.load

/** What the later steps of an application say, in the language of the moment. */
export const stepsMessages = catalogue.messages
