import type { Finding } from '@prangan/contract/content/check-content'
import { CircleAlert, Lightbulb } from 'lucide-react'

type PageFindingsProps = {
  errors: readonly Finding[]
  warnings: readonly Finding[]
  hindiMissing: number
  /** Leads to where a finding is: a block's id, or 'head'. */
  onGo: (block: string) => void
}

/** What keeps a page from being published, and what might be better, each as a way there. */
export function PageFindings({ errors, warnings, hindiMissing, onGo }: PageFindingsProps) {
  return (
    <div className="grid gap-4 has-[*:empty]:gap-0">
      <div role="alert">
        {errors.length > 0 && (
          <div className="rounded-card border-l-4 border-danger bg-danger-soft px-4 py-3 text-sm">
            <p className="flex items-center gap-2 font-semibold text-danger">
              <CircleAlert aria-hidden="true" size={18} className="flex-none" />
              Please mend this first
            </p>
            <FindingList findings={errors} onGo={onGo} />
          </div>
        )}
      </div>
      {(warnings.length > 0 || hindiMissing > 0) && (
        <details className="rounded-card bg-sand px-4 py-3 text-sm">
          <summary className="flex items-center gap-2 font-semibold text-indigo-950">
            <Lightbulb aria-hidden="true" size={18} className="flex-none text-marigold-700" />
            {warnings.length > 0
              ? `${warnings.length} ${warnings.length === 1 ? 'hint' : 'hints'}: you can publish all the same`
              : 'Some Hindi is missing: you can publish all the same'}
          </summary>
          <FindingList findings={warnings} onGo={onGo} />
          {hindiMissing > 0 && (
            <p className="mt-2 text-muted">
              {hindiMissing === 1 ? '1 text needs its Hindi.' : `${hindiMissing} texts need their Hindi.`}
            </p>
          )}
        </details>
      )}
    </div>
  )
}

function FindingList({ findings, onGo }: { findings: readonly Finding[]; onGo: (block: string) => void }) {
  return (
    <ul className="mt-2 grid gap-1">
      {findings.map(({ block, field, message }) => (
        <li key={`${block} ${field} ${message}`}>
          <button
            type="button"
            onClick={() => onGo(block ?? 'head')}
            className="min-h-6 text-left text-ink underline decoration-indigo-400 underline-offset-4 hover:text-marigold-700"
          >
            {message}
          </button>
        </li>
      ))}
    </ul>
  )
}
