import type { layout as english } from '../../../../messages/en/layout.ts'
import type { Translation } from '../../../../messages/with-fallback.ts'

export const layout: Translation<typeof english> = {
  mainMenu: 'مرکزی مینو',
}
