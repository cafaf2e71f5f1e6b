import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/steps.ts'

/** Messages of the later steps of an application, in the shape of the English catalogue. */
export type StepsMessages = typeof english

const catalogue = createCatalogue(import.meta.glob<{ default: StepsMessages }>('../../messages/*/steps.ts'))

export const loadStepsMessages = catalogue.load

export const hasStepsMessages = catalogue.isIn

export const stepsMessages = catalogue.messages
