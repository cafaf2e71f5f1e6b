import { createCatalogue } from '@prangan/web/messages/catalogue.ts'
import type english from '../../messages/en/desk-statistics.ts'

export type StatisticsMessages = typeof english

const catalogue = createCatalogue(
  import.meta.glob<{ default: StatisticsMessages }>('../../messages/*/desk-statistics.ts'),
)

export const loadDeskMessages = catalogue.load

export const statisticsMessages = catalogue.messages
