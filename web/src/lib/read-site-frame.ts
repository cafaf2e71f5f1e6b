import { allLanguages } from '@prangan/contract/languages'
import { readFrame } from '../http/site-data.ts'
import { language } from '../messages/language.ts'
import { type LayoutView, layoutView } from './site-frame.ts'
import type { Listen } from './use-live.ts'

const read: Listen<LayoutView> = (name, next, failed) => {
  readFrame(allLanguages.find((each) => each === name) ?? language()).then((frame) => {
    if (frame.status === 'ready') next(layoutView(frame.value))
    else failed(new Error('The frame of the site could not be loaded.'))
  }, failed)
  return () => {}
}

/** Reads the site settings once for `useLive` on a desk, in the language of its name, else in the reader's. */
export const readSiteFrame = async () => read
