import { settingsId } from '@prangan/contract/paths'
import { ViewFaculty } from '../../features/faculty/desk/components/view-faculty.tsx'
import { editorHref } from '../../features/site/desk/editor-href.ts'

export const Faculty = () => <ViewFaculty menusHref={editorHref(settingsId)} />
