import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { messages } from '../../messages/index.ts'
import { classNames } from '../class-names.ts'

/** Milliseconds without a key before a screen reader announces the count. */
const pause = 1_000

/** The count is shown only near the limit. */
export const isNearLimit = (length: number, limit: number): boolean => length > limit - limit / 10

type CharacterCountProps = { id?: string; length: number; limit: number }

/** Shows how many characters are left or too many. Nothing is cut; the form refuses a longer text. */
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
