import { allLanguages } from '@prangan/contract/languages'
import { readSettings } from '../http/site-data.ts'
import { language } from '../messages/language.ts'
import { type LayoutView, layoutView } from './site-layout.ts'
import type { Listen } from './use-live.ts'

const read: Listen<LayoutView> = (name, next, failed) => {
  readSettings(allLanguages.find((each) => each === name) ?? language()).then((settings) => {
    if (settings.status === 'ready') next(layoutView(settings.value))
    else failed(new Error('The site settings could not be loaded.'))
  }, failed)
  return () => {}
}

/** Reads the site settings once for `useLive` on a desk, in the language of its name, else in the reader's. */
export const readSiteLayout = async () => read
