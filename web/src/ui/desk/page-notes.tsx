import * as plugins from '@prangan/plugins/web/desk/page-notes'
import { createContext, useContext } from 'react'
import { useDeskSession } from '../../lib/desk-session.ts'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import type { PageNote } from '../../plugin.ts'

/** What plugins tell; a test has its own. */
export const PageNotesContext = createContext<readonly PageNote[]>(plugins.pageNotes)

/** Shows what plugins tell of the public page at a path. One that cannot be loaded is left out. */
export function PageNotes({ path }: { path: string }) {
  const { can } = useDeskSession()
  return useContext(PageNotesContext)
    .filter(({ ability }) => can(ability))
    .map(({ ability, load }) => <LoadedNote key={ability} load={load} path={path} />)
}

function LoadedNote({ load, path }: Pick<PageNote, 'load'> & { path: string }) {
  const { module } = useLazyModule(load, true)
  return module && <module.Note path={path} />
}
