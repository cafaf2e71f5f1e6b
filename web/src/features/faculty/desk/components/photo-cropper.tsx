import 'react-easy-crop/react-easy-crop.css'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { deskMessages } from '../../../../messages/desk.ts'
import { type Area, photoRatio } from '../api/cut-photo.ts'

type PhotoCropperProps = { src: string; onCut: (area: Area) => void }

const texts = () => deskMessages().profiles.photo
const mostZoom = 4

/** Moves and enlarges a picture under a frame of four to five: by pointer, by touch, by the arrow keys and a slider. */
export function PhotoCropper({ src, onCut }: PhotoCropperProps) {
  const hintId = useId()
  const zoomId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="grid gap-3">
      <div className="relative h-72 overflow-hidden rounded-card bg-indigo-950 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold-600">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={photoRatio}
          // The pages' policy allows no inline styles from scripts; they are in the stylesheet.
          disableAutomaticStylesInjection
          zoomWithScroll={false}
          keyboardStep={4}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': texts().part, 'aria-describedby': hintId }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onCut(area)}
        />
      </div>
      <label htmlFor={zoomId} className="flex items-center gap-3 text-sm font-semibold text-indigo-950">
        {texts().zoom}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          className="h-8 min-w-0 flex-1 cursor-pointer accent-indigo-900"
        />
      </label>
      <p id={hintId} className="text-xs text-muted">
        {texts().move}
      </p>
    </div>
  )
}
