import '../editor.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { deskMessages } from '../../../../messages/desk.ts'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import { usePageDraft } from '../editor/use-page-draft.ts'
import { EditorScreen } from './editor-screen.tsx'
import type { HomeScreenModule } from './settings-preview.tsx'

const texts = () => deskMessages().pageEditor

export type PageEditorProps = {
  id: string
  back: { href: string; label: string }
  loadHomeScreen: () => Promise<HomeScreenModule>
}

export function PageEditor({ id, back, loadHomeScreen }: PageEditorProps) {
  const draft = usePageDraft(id)
  const { page, view } = draft
  return (
    <CSPProvider disableStyleElements>
      {page && view ? (
        <EditorScreen draft={draft} page={page} view={view} back={back} loadHomeScreen={loadHomeScreen} />
      ) : (
        <div className="mx-auto grid max-w-3xl justify-items-start gap-6 p-6">
          <Link
            to={back.href}
            className="inline-flex items-center gap-2 text-sm font-semibold text-indigo-900"
          >
            <ArrowLeft aria-hidden="true" size={18} />
            {back.label}
          </Link>
          {draft.isGone ? (
            <Message tone="error">{texts().goneText}</Message>
          ) : draft.hasFailed ? (
            <LoadFailure onRetry={draft.retry}>{texts().notLoaded}</LoadFailure>
          ) : (
            <SectionLoading />
          )}
        </div>
      )}
    </CSPProvider>
  )
}
