import type { Language } from '@prangan/contract/languages'
import * as plugins from '@prangan/plugins/web/desk/messages'
import { loadDeskMessages } from '../messages/desk.ts'
import { loadErrorMessages } from '../messages/errors.ts'
import { loadMessages } from '../messages/index.ts'

const ofPlugins: readonly ((language: Language) => Promise<unknown>)[] = plugins.loadDeskMessages

// Tests use the main language unless they render in another one.
await Promise.all([
  loadMessages('en'),
  loadErrorMessages('en'),
  loadDeskMessages('en'),
  ...ofPlugins.map((load) => load('en')),
])
