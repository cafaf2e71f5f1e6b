import { officePath } from '@prangan/contract/desk-paths'
import type { SubjectSource } from '@prangan/web/app/desk/overview/in-overview.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { findItem } from '../../contract/lists.ts'
import { collectionPaths } from '../../contract/paths.ts'

export const subjects: readonly SubjectSource[] = [
  {
    prefix: collectionPaths.disclosures,
    subjectOf: (key) => {
      const item = findItem(key)
      return { name: item ? inLanguage(item.title) : key, href: `${officePath('disclosures')}?open=${key}` }
    },
  },
]
