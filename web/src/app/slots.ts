import * as plugins from '@prangan/plugins/web/slots'
import type { Slots } from '../plugin.ts'

export const slots: Slots = plugins.slots
