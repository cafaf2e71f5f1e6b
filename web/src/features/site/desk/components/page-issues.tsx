import type { ContentIssue } from '@prangan/contract/content/check-content'
import { plainText } from '@prangan/contract/content/text-marks'
import type { StoredContent } from '@prangan/contract/schemas/content'
import { CircleAlert, Lightbulb } from 'lucide-react'
import { beginningOf } from '../../../../lib/cut-text.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { contentIssueText } from '../content-issue-text.ts'
import { textOfIssue } from '../editor/find-text.ts'

const texts = () => deskMessages().pageEditor.findings

type PageIssuesProps = {
  content: StoredContent
  errors: readonly ContentIssue[]
  warnings: readonly ContentIssue[]
  /** The texts that lack a translation, or have one that may be outdated. */
  translations: readonly ContentIssue[]
  onGo: (issue: ContentIssue) => void
}

export function PageIssues({ content, errors, warnings, translations, onGo }: PageIssuesProps) {
  return (
    <div className="grid gap-4">
      <div role="alert" className="empty:absolute">
        {errors.length > 0 && (
          <div className="rounded-e-card border-s-4 border-danger bg-danger-soft px-4 py-3 text-sm">
            <p className="flex items-center gap-2 font-semibold text-danger">
              <CircleAlert aria-hidden="true" size={18} className="flex-none" />
              {texts().first}
            </p>
            <IssueList findings={errors} onGo={onGo} />
          </div>
        )}
      </div>
      {(warnings.length > 0 || translations.length > 0) && (
        <details className="rounded-card bg-sand px-4 py-3 text-sm">
          <summary className="flex min-h-6 items-center gap-2 font-semibold text-indigo-950">
            <Lightbulb aria-hidden="true" size={18} className="flex-none text-marigold-700" />
            {warnings.length > 0 ? texts().hints(warnings.length) : texts().onlyTranslations}
          </summary>
          <IssueList findings={warnings} onGo={onGo} />
          {translations.length > 0 && (
            <>
              <p className="mt-3 text-muted">{texts().translations(translations.length)}</p>
              <IssueList content={content} findings={translations} onGo={onGo} />
            </>
          )}
        </details>
      )}
    </div>
  )
}

function quoteOf(content: StoredContent, issue: ContentIssue): string {
  const text = plainText(textOfIssue(content, issue)?.en ?? '')
  const shown = text.length > 60 ? `${beginningOf(text, 60).trimEnd()}…` : text
  return shown && texts().quote(shown)
}

type IssueListProps = {
  content?: StoredContent
  findings: readonly ContentIssue[]
  onGo: (issue: ContentIssue) => void
}

function IssueList({ content, findings, onGo }: IssueListProps) {
  return (
    <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
      {findings.map((issue) => (
        <li key={`${issue.block} ${issue.field} ${issue.message}`}>
          <button
            type="button"
            onClick={() => onGo(issue)}
            className="min-h-6 text-start text-ink underline wrap-anywhere hover:text-marigold-700"
          >
            {content && quoteOf(content, issue)}
            {contentIssueText(issue.message)}
          </button>
        </li>
      ))}
    </ul>
  )
}
