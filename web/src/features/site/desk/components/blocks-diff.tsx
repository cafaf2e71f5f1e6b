import '../editor.css'
import { localized } from '@prangan/contract/localized'
import type { Block } from '@prangan/contract/schemas/blocks'
import type { BlocksDiffProps } from '../../../../lib/block-editor.ts'
import { EditedSiteContext } from '../edited-site.ts'
import { useSiteAround } from '../editor/use-site-around.ts'
import { PageDiff } from './page-diff.tsx'

const asContent = (blocks: readonly Block[]) => ({
  title: localized(),
  description: localized(),
  blocks: [...blocks],
})

/** What differs between two texts of another form, compared as versions of a page are. */
export function BlocksDiff({ before, after }: BlocksDiffProps) {
  return (
    <EditedSiteContext value={useSiteAround()}>
      <PageDiff before={asContent(before)} after={asContent(after)} />
    </EditedSiteContext>
  )
}
