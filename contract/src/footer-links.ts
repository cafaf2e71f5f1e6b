import * as plugins from '@prangan/plugins/contract/names'
import type { MenuLink } from './schemas/site-settings.ts'

/** Links of plugins to pages that every footer has to name, besides those that the office chooses. */
export const footerLinks: readonly MenuLink[] = plugins.footerLinks
