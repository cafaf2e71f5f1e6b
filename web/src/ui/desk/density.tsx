import { Rows4 } from 'lucide-react'
import { useStoredChoice } from '../../lib/use-stored-choice.ts'
import { deskMessages } from '../../messages/desk.ts'
import { classNames } from '../class-names.ts'
import { IconButton } from './icon-button.tsx'

/** Stores the density of the desk's lists in this browser. Compact has an effect on wide screens only. */
export function useDensity() {
  const [choice, choose] = useStoredChoice('desk-density')
  return { density: choice === 'comfortable' ? choice : 'compact', choose } as const
}

/** Shown only where there is space for compact rows. */
export function DensityToggle() {
  const { density, choose } = useDensity()
  const isCompact = density === 'compact'
  return (
    <IconButton
      label={deskMessages().kit.list.compact}
      aria-pressed={isCompact}
      onClick={() => choose(isCompact ? 'comfortable' : 'compact')}
      className={classNames(
        'max-xl:hidden size-12! border',
        isCompact ? 'border-indigo-400 bg-indigo-50' : 'border-line',
      )}
    >
      <Rows4 aria-hidden="true" size={18} />
    </IconButton>
  )
}
