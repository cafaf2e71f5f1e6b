import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { focusProps } from '../../../../lib/focus-props.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { type Focus, focusName, percent } from '../focus.ts'
import type { PictureRow } from '../pictures.ts'
import { pictureUrl } from '../pictures.ts'

const texts = () => deskMessages().library.pictures.focus

const step = 0.02

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 1_000) / 1_000

const shapes = () =>
  [
    { name: texts().shapes.phone, className: 'aspect-[4/5] w-20' },
    { name: texts().shapes.card, className: 'aspect-[4/3] w-28' },
    { name: texts().shapes.banner, className: 'aspect-[16/6] w-44' },
  ] as const

type FocalPointProps = {
  picture: Pick<PictureRow, 'files' | 'width' | 'height'>
  focus: Focus
  onChange: (focus: Focus) => void
}

/** The point of a picture that stays in view where it is cropped: set by a click or by the arrow keys. */
export function FocalPoint({ picture, focus, onChange }: FocalPointProps) {
  const hintId = useId()
  const point = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    })
  }
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    const far = event.shiftKey ? step * 5 : step
    onChange({ x: within(focus.x + by[0] * far), y: within(focus.y + by[1] * far) })
  }
  const source = pictureUrl(picture, 768)
  return (
    <div className="grid gap-3">
      <p className="text-sm font-semibold text-indigo-950">{texts().label}</p>
      {/* Of the picture's own size, so that the point is where it was clicked. */}
      <div
        role="slider"
        tabIndex={0}
        aria-label={texts().label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(focus.x)}
        aria-valuetext={focusName(focus)}
        onClick={point}
        onKeyDown={move}
        className="relative w-fit max-w-full cursor-crosshair justify-self-start overflow-hidden rounded-card"
      >
        <img
          src={source}
          alt=""
          width={picture.width}
          height={picture.height}
          className="block h-auto max-h-72 w-auto max-w-full"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -mt-3.5 -ml-3.5 size-7 rounded-full border-2 border-white bg-marigold-500/60 outline-2 outline-indigo-950"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      </div>
      <p id={hintId} className="text-xs text-muted">
        {texts().hint}
      </p>
      <ul aria-label={texts().crops} className="flex flex-wrap items-end gap-3">
        {shapes().map(({ name, className }) => (
          <li key={name} className="grid gap-1 text-xs text-muted">
            <img
              src={source}
              alt=""
              className={`${className} rounded-card object-cover`}
              {...focusProps(focus)}
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
