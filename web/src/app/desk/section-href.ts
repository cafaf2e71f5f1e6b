import { officePath } from '@prangan/contract/desk-paths'

export const adminSectionHref = (id: string): string => officePath(id)
