import { frameId } from '@prangan/contract/paths'
import { ViewFaculty } from '../../features/faculty/desk/components/view-faculty.tsx'
import { editorHref } from '../../features/site/desk/editor-href.ts'

/** The office's list of the faculty, with the way to the menus for its departments. */
export const Faculty = () => <ViewFaculty menusHref={editorHref(frameId)} />
