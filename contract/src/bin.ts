import * as z from 'zod/mini'
import { collectionPaths } from './paths.ts'
import type { Ability } from './roles.ts'

/**
 * What the bin holds: the collection of its deleted documents, the one that they come from, and the ability to read them. All
 * have `deletedAt`, `deletedBy` and `searchKeys`, so that the desk can merge their lists.
 */
export const binKinds = {
  notices: { collection: collectionPaths.newsBin, from: collectionPaths.news, ability: 'news:read-all' },
  alumni: { collection: collectionPaths.alumniBin, from: collectionPaths.alumni, ability: 'alumnus:read' },
  pictures: { collection: collectionPaths.mediaBin, from: collectionPaths.media, ability: 'media:edit' },
  documents: {
    collection: collectionPaths.libraryBin,
    from: collectionPaths.library,
    ability: 'document:edit',
  },
} as const satisfies Record<string, { collection: string; from: string; ability: Ability }>

export type BinKind = keyof typeof binKinds
export const binKindNames = Object.keys(binKinds) as BinKind[]
export const BinKindSchema = z.enum(binKindNames)
