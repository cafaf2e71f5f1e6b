import type { References } from '@prangan/contract/content/site-view'
import { createContext } from 'react'

export const PageReferences = createContext<References>({ pictures: {}, documents: {} })
