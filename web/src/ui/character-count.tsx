import { useDebouncedValue } from '../lib/use-debounced-value.ts'
import { messages } from '../messages/index.ts'
import { classNames } from './class-names.ts'

/** Milliseconds without a key before a screen reader hears the count. */
const pause = 1_000

/** Whether a text of this length is so near its limit that the count is shown. */
export const isNearLimit = (length: number, limit: number): boolean => length > limit - limit / 10

type CharacterCountProps = { id?: string; length: number; limit: number }

/** How many characters are left of a text's limit, or too many: nothing is cut, and its form refuses it. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const left = limit - length
  const { charactersLeft, charactersTooMany } = messages().controls
  const say = () => (left < 0 ? charactersTooMany(-left) : charactersLeft(left))
  const shown = isNearLimit(length, limit) ? say() : ''
  const heard = useDebouncedValue(shown, pause)
  if (!shown) return null
  return (
    <>
      <p id={id} className={classNames('text-xs', left < 0 ? 'font-medium text-danger' : 'text-muted')}>
        {shown}
      </p>
      <span role="status" className="sr-only">
        {heard === shown && heard}
      </span>
    </>
  )
}
