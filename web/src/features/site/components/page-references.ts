import type { References } from '@prangan/contract/content/site-view'
import { createContext } from 'react'

/** The pictures and documents that a page names. */
export const PageReferences = createContext<References>({ pictures: {}, documents: {} })
