import type { Language } from '@prangan/contract/languages'
import * as plugins from '@prangan/plugins/web/desk/messages'
import { loadDeskMessages } from '../messages/desk.ts'
import { loadErrorMessages } from '../messages/errors.ts'
import { loadMessages } from '../messages/index.ts'

const loads: readonly ((language: Language) => Promise<unknown>)[] = [
  loadMessages,
  loadErrorMessages,
  loadDeskMessages,
  ...plugins.loadDeskMessages,
  ...plugins.loadSectionMessages,
]

export const loadAllMessages = (language: Language) => Promise.all(loads.map((load) => load(language)))
