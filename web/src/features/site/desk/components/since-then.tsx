import { useLive } from '../../../../lib/use-live.ts'
import { versionName } from '../api/version-name.ts'
import type { PageRow } from '../page-labels.ts'
import { PageDiff } from './page-diff.tsx'

const loadVersion = async () => (await import('../api/watch-page.ts')).watchVersion

/** What somebody else has published since a draft was begun. */
export function SinceThen({ page, since }: { page: PageRow; since: number | null }) {
  const before = useLive(loadVersion, versionName(page.id, since)).live
  const now = useLive(loadVersion, versionName(page.id, page.latest)).live
  const published = now.status === 'ready' ? now.value : null
  const begun = before.status === 'ready' ? before.value : null
  return (
    <section
      aria-label="Published since"
      className="grid gap-3 rounded-card border-l-4 border-marigold-500 bg-marigold-100 p-4 text-sm"
    >
      <p className="font-semibold text-indigo-950">
        {published ? `${published.by} has published this page` : 'This page was published'} since your draft
        was begun. If you publish now, your draft takes the place of this:
      </p>
      {published && (
        <div className="rounded-card bg-white p-3">
          <PageDiff before={begun?.content ?? null} after={published.content} />
        </div>
      )}
    </section>
  )
}
