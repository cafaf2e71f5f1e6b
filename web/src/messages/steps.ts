import { createCatalogue } from './catalogue.ts'
import type english from './en/steps.ts'

/** Messages of the later steps of an application, in the shape of the English catalogue. */
export type StepsMessages = typeof english

const catalogue = createCatalogue<StepsMessages>({
  en: () => import('./en/steps.ts'),
  hi: () => import('./hi/steps.ts'),
})

export const loadStepsMessages = catalogue.load

export const stepsMessages = catalogue.messages
