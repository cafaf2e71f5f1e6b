import type { PageVersionDocument } from '@prangan/contract/schemas/site'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { usePersonNames } from '../../../../lib/person-names.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { SidePanel } from '../../../../ui/desk/side-panel.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { type PageRow, publicVersion, upcoming } from '../page-labels.ts'
import { authorName, versionNote } from '../version-note.ts'
import { PageDiff } from './page-diff.tsx'
import { RollBack } from './roll-back.tsx'

const texts = () => deskMessages().pageEditor.history

const loadVersions = async () => (await import('../api/watch-page.ts')).watchVersions

type HistoryPanelProps = { isOpen: boolean; onClose: () => void; page: PageRow; mayRollBack: boolean }

/** The versions of a page: who published each, when and why, and what it changed. */
export function HistoryPanel({ isOpen, onClose, ...props }: HistoryPanelProps) {
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={texts().title}>
      <Versions {...props} />
    </SidePanel>
  )
}

function Versions({ page, mayRollBack }: Pick<HistoryPanelProps, 'page' | 'mayRollBack'>) {
  const { live, retry } = useLive(loadVersions, page.id)
  const [chosen, setChosen] = useState<PageVersionDocument | null>(null)
  const nameOf = usePersonNames()
  if (live.status === 'loading') return <SectionLoading />
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>
  const versions = live.value
  const now = new Date()
  const scheduledAt = upcoming(page, now)
  if (versions.length === 0) return <EmptyState>{texts().empty}</EmptyState>
  return (
    <>
      <ol className="grid gap-6 border-s-2 border-line ps-5">
        {versions.map((version, at) => (
          <li key={version.number} className="grid gap-2">
            <p className="flex flex-wrap items-center gap-2 font-semibold text-indigo-950">
              {version.number === 0 ? texts().first : texts().version(version.number)}
              {version.number === publicVersion(page, now) && (
                <Badge tone="success">{texts().publicNow}</Badge>
              )}
              {scheduledAt && version.number === page.latest && (
                <Badge tone="indigo">{texts().publicFrom(formatDateTime(scheduledAt))}</Badge>
              )}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              <time dateTime={version.at.toISOString()}>{formatDateTime(version.at)}</time>,{' '}
              <span title={nameOf(version.by).title}>{authorName(nameOf(version.by).name)}</span>
            </p>
            {version.note && (
              <p className="text-sm wrap-anywhere">
                <UserText text={versionNote(version.note)} />
              </p>
            )}
            <details className="text-sm">
              <summary className="inline-flex min-h-6 items-center font-semibold text-indigo-800 hover:text-marigold-700">
                {texts().changed}
              </summary>
              <div className="pt-2">
                {versions[at + 1] || version.base === null ? (
                  <PageDiff before={versions[at + 1]?.content ?? null} after={version.content} />
                ) : (
                  <p className="text-muted">{texts().notKept}</p>
                )}
              </div>
            </details>
            {mayRollBack && version.number !== page.latest && (
              <p>
                <Button look="secondary" size="small" onClick={() => setChosen(version)}>
                  <RotateCcw aria-hidden="true" size={16} />
                  {texts().rollBack.to}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
      <RollBack page={page} version={chosen} onDone={() => setChosen(null)} />
    </>
  )
}
