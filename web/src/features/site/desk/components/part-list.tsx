import type { Block } from '@prangan/contract/schemas/blocks'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import { FileText } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { rowOf } from '../block-registry.tsx'
import { contentLines } from '../editor/content-lines.ts'
import { cardId } from './go-to-issue.ts'

type PartListProps = {
  blocks: readonly (Block | SettingsBlock)[]
  /** A page begins with its title; the site settings has none. */
  hasHead?: boolean
  /** Names alone, in as little room as they take. */
  isCompact?: boolean
  onGo: (card: string) => void
}

export function excerptOf(block: Block | SettingsBlock): string {
  const [first = ''] = contentLines(block)
  return first.length > 60 ? `${first.slice(0, 60).trimEnd()}…` : first
}

export function PartList({ blocks, hasHead = false, isCompact = false, onGo }: PartListProps) {
  const parts = blocks.map((block) => {
    const { label, purpose, icon } = rowOf(block)
    return { id: block.id, label, icon, text: isCompact ? '' : hasHead ? excerptOf(block) : purpose }
  })
  const head = { id: 'head', label: deskMessages().pageEditor.head.label, icon: FileText, text: '' }
  return (
    <ul
      className={
        isCompact
          ? 'flex gap-2 *:flex-none max-sm:-mx-4 max-sm:-my-1.5 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1.5 sm:flex-wrap'
          : 'grid gap-2 sm:grid-cols-2'
      }
    >
      {(hasHead ? [head, ...parts] : parts).map(({ id, label, icon: Icon, text }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onGo(cardId(id))}
            className={classNames(
              'flex h-full w-full rounded-card border border-line bg-white text-start text-sm hover:border-indigo-400 hover:bg-indigo-50',
              isCompact ? 'min-h-11 items-center gap-2 px-3 lg:min-h-9' : 'min-h-11 items-start gap-3 p-3',
            )}
          >
            <Icon aria-hidden="true" size={18} className="mt-px flex-none text-marigold-700" />
            <span className="min-w-0">
              <span className="block font-semibold text-indigo-950">{label}</span>
              {text && <span className="block text-muted wrap-anywhere">{text}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
