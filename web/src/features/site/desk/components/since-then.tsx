import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { versionName } from '../api/version-name.ts'
import type { PageRow } from '../page-labels.ts'
import { PageDiff } from './page-diff.tsx'

const texts = () => deskMessages().pageEditor.publishing.since

const loadVersion = async () => (await import('../api/watch-page.ts')).watchVersion

/** What somebody else has published since a draft was begun. */
export function SinceThen({ page, since }: { page: PageRow; since: number | null }) {
  const before = useLive(loadVersion, versionName(page.id, since)).live
  const now = useLive(loadVersion, versionName(page.id, page.latest)).live
  const published = now.status === 'ready' ? now.value : null
  const begun = before.status === 'ready' ? before.value : null
  return (
    <section
      aria-label={texts().label}
      className="grid gap-3 rounded-e-card border-s-4 border-marigold-500 bg-marigold-100 p-4 text-sm"
    >
      <p className="font-semibold text-indigo-950">
        {published ? texts().by(published.by) : texts().unknown}
      </p>
      {published && (
        <div className="rounded-card bg-white p-3">
          <PageDiff before={begun?.content ?? null} after={published.content} />
        </div>
      )}
    </section>
  )
}
