import type { Finding } from '@prangan/contract/content/check-content'
import { plainText } from '@prangan/contract/content/text-marks'
import type { StoredContent } from '@prangan/contract/schemas/content'
import { CircleAlert, Lightbulb } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { beginningOf } from '../editor/cut-text.ts'
import { textOfFinding } from '../editor/find-text.ts'
import { wordFinding } from '../word-finding.ts'

const texts = () => deskMessages().pageEditor.findings

type PageFindingsProps = {
  content: StoredContent
  errors: readonly Finding[]
  warnings: readonly Finding[]
  /** The texts that lack Hindi, or whose Hindi may be outdated. */
  hindi: readonly Finding[]
  /** Leads to where a finding is. */
  onGo: (finding: Finding) => void
}

/** What keeps a page from being published, and what might be better, each as a way there. */
export function PageFindings({ content, errors, warnings, hindi, onGo }: PageFindingsProps) {
  return (
    <div className="grid gap-4 has-[*:empty]:gap-0">
      <div role="alert">
        {errors.length > 0 && (
          <div className="rounded-card border-l-4 border-danger bg-danger-soft px-4 py-3 text-sm">
            <p className="flex items-center gap-2 font-semibold text-danger">
              <CircleAlert aria-hidden="true" size={18} className="flex-none" />
              {texts().first}
            </p>
            <FindingList findings={errors} onGo={onGo} />
          </div>
        )}
      </div>
      {(warnings.length > 0 || hindi.length > 0) && (
        <details className="rounded-card bg-sand px-4 py-3 text-sm">
          <summary className="flex min-h-6 items-center gap-2 font-semibold text-indigo-950">
            <Lightbulb aria-hidden="true" size={18} className="flex-none text-marigold-700" />
            {warnings.length > 0 ? texts().hints(warnings.length) : texts().onlyHindi}
          </summary>
          <FindingList findings={warnings} onGo={onGo} />
          {hindi.length > 0 && (
            <>
              <p className="mt-3 text-muted">{texts().hindi(hindi.length)}</p>
              <FindingList content={content} findings={hindi} onGo={onGo} />
            </>
          )}
        </details>
      )}
    </div>
  )
}

/** The first words of the text that a finding is about. */
function quoteOf(content: StoredContent, finding: Finding): string {
  const text = plainText(textOfFinding(content, finding)?.en ?? '')
  const shown = text.length > 60 ? `${beginningOf(text, 60).trimEnd()}…` : text
  return shown && texts().quote(shown)
}

type FindingListProps = {
  /** Where many findings say the same, what tells them apart is the text itself. */
  content?: StoredContent
  findings: readonly Finding[]
  onGo: (finding: Finding) => void
}

function FindingList({ content, findings, onGo }: FindingListProps) {
  return (
    <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
      {findings.map((finding) => (
        <li key={`${finding.block} ${finding.field} ${finding.message}`}>
          <button
            type="button"
            onClick={() => onGo(finding)}
            className="min-h-6 text-left text-ink underline decoration-indigo-400 underline-offset-4 wrap-anywhere hover:text-marigold-700"
          >
            {content && quoteOf(content, finding)}
            {wordFinding(finding.message)}
          </button>
        </li>
      ))}
    </ul>
  )
}
